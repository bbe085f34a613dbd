import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: 'Teléfono',
  hint: 'Empieza con + y el código del país.',
  invalid: 'Revisa el número. Empieza con + y el código del país.',
  missing: 'No hay un teléfono para el código. Escribe tu número.',
  taken: 'Este número ya es de otra cuenta.',
  send: 'Enviar código por SMS',
  sent: 'Código enviado',
  sentTo: 'El código se envía a {phone}.',
  sendFailed: 'Error al enviar el código',
  notSent: 'El SMS no salió. Revisa el número o inténtalo de nuevo en un minuto.',
  codeRefused: 'El código no coincide o ya caducó. Revisa los números o pide otro código.',
  confirm: 'Confirmar código',
  again: 'Enviar otro código',
  againAt: 'Puedes pedirlo de nuevo a las {time}.',
  limit: 'Hay que esperar {seconds} segundos entre un envío y otro.',
  other: 'Usar otro número',
  done: 'Teléfono confirmado',
  failed: 'Error al verificar el teléfono',
} satisfies Translated<typeof phone>;
