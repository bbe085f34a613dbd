import type { Translated } from '#core/messages/translated.ts';
import type deliveries from './pt.ts';

export default {
  'state-queued': 'en la cola, aún no enviado.',
  'state-sent-sms': 'enviado a la operadora. Aún no se sabe si llegó.',
  'state-sent-email': 'aceptado por el servidor de correo. Más no se sabe.',
  'state-delivered': 'entregado.',
  'state-failed': 'no se ha entregado, y no habrá otro intento.',
  'state-not_configured': 'este servidor no envía por esta vía. No se ha enviado nada.',
  'state-not_known': 'no se sabe si salió.',
  'reason-number_not_valid': 'El número no parece un teléfono con código de país.',
  'reason-address_not_valid': 'La dirección de correo no es válida.',
  'reason-consent_withdrawn': 'El permiso se retiró antes del envío.',
  'reason-too_late': 'Pasó demasiado tiempo para que el mensaje aún ayude.',
  'reason-too_many_new': 'Hubo muchos contactos nuevos en poco tiempo. A este, COGN no envió.',
  'reason-too_many_of_new_accounts': 'Hoy este servidor ya envió lo que puede para cuentas nuevas.',
  'reason-number_not_served': 'Este servidor no envía SMS a ese país.',
  triedWithoutSuccess: 'Un intento no ha funcionado. Habrá otro.',
  triedAgain: 'Se intentará una vez más.',
  notTriedAgain: 'No habrá otro intento.',
  mayComeTwice: 'El mensaje puede llegar repetido.',
  toContact: '{name}, por {way}:',
  sms: 'SMS',
  email: 'correo',
} satisfies Translated<typeof deliveries>;
