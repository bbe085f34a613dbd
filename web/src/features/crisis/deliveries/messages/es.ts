import type { Translated } from '#core/messages/translated.ts';
import type deliveries from './pt.ts';

export default {
  'state-queued': 'en la cola, aún no enviado.',
  'state-sent-sms': 'enviado a la operadora. Aún no se sabe si llegó.',
  'state-sent-email': 'aceptado por el servidor de correo. Más no se sabe.',
  'state-delivered': 'entregado.',
  'state-failed': 'no se entregó, y no habrá otro intento.',
  'state-not_configured': 'este servidor no envía por esta vía. No se envió nada.',
  'state-not_known': 'no se sabe si salió.',
  'reason-number_not_valid': 'El número no parece un teléfono con código de país.',
  'reason-address_not_valid': 'La dirección de correo no es válida.',
  'reason-consent_withdrawn': 'El permiso se retiró antes del envío.',
  'reason-too_late': 'Ya había pasado mucho tiempo desde la petición. El mensaje no se envió.',
  'reason-too_many_new': 'Hubo muchos contactos nuevos en poco tiempo. A este, COGN no envió.',
  'reason-too_many_of_new_accounts': 'Hoy este servidor ya envió lo que puede para cuentas nuevas.',
  'reason-number_not_served': 'Este servidor no envía SMS a ese país.',
  triedWithoutSuccess: 'Un intento no funcionó. Habrá otro.',
  triedAgain: 'Se intentará una vez más.',
  notTriedAgain: 'No habrá otro intento.',
  mayComeTwice: 'El mensaje puede llegar repetido.',
  toContact: '{name}, por {way}:',
  noWays:
    'Este servidor no avisa a nadie por ti. El botón guarda la petición y muestra cómo llamar, enviar un SMS o copiar el mensaje.',
  consentNoWays:
    'Guardar una petición necesita tu permiso, porque un servidor que puede enviar mensajes avisa a tus contactos.',
  confirmNoWays: 'Este servidor no envía mensajes. La petición se guarda y después ves cómo hablar con: {names}.',
  noWayTo: '{name}: este servidor no envía mensajes a este contacto.',
  copyMessage: 'Copiar mensaje',
  messageCopied: 'Mensaje copiado',
  messageNotCopied: 'No se pudo copiar. Puedes seleccionar el texto.',
  sms: 'SMS',
  email: 'correo',
} satisfies Translated<typeof deliveries>;
