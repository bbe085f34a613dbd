import type { Translated } from '#core/messages/translated.ts';
import type billing from './pt.ts';

export default {
  price: {
    day: '{amount} {count, plural, one {al día} other {cada # días}}',
    week: '{amount} {count, plural, one {a la semana} other {cada # semanas}}',
    month: '{amount} {count, plural, one {al mes} other {cada # meses}}',
    year: '{amount} {count, plural, one {al año} other {cada # años}}',
  },
  buy: 'Suscribirse: {price}',
  subscribed: 'Ya tienes una suscripción',
  subscribedText: 'No se cobró nada ahora. La página muestra cómo está.',
  how: 'Pagas en la página de Stripe, que recibe el correo de tu cuenta. Después vuelves aquí.',
  renewing: 'La suscripción se renueva hasta que la termines. Es un botón y una confirmación, aquí o en los ajustes.',
  noPrices: 'Stripe no informó los precios ahora. No se cobró nada. Inténtalo de nuevo en unos minutos.',
  waitingTitle: 'El pago aún no está confirmado',
  waiting:
    'Stripe avisa a este servidor cuando llega el pago. Casi siempre tarda menos de un minuto, y esta página cambia sola.',
  late: 'La confirmación aún no llega. Puedes cerrar esta página. Si el pago llegó, Premium empieza solo.',
  left: 'El pago no se hizo. No se cobró nada.',
  renews: 'La suscripción se renueva el {date}: {price}.',
  renewsAt: 'La suscripción se renueva el {date}.',
  ends: 'La suscripción dura hasta el {date} y no se renueva.',
  unpaid: 'Stripe no pudo cobrar la renovación y lo intentará de nuevo.',
  pay: 'Pagar en la página de Stripe',
  cancel: 'Terminar la renovación',
  cancelText: 'No se cobrará nada más. Lo pagado vale hasta el {date}, y tus registros siguen siendo tuyos.',
  cancelUnpaid: 'No se cobrará nada más. Lo pagado vale hasta su fin, y tus registros siguen siendo tuyos.',
  keep: 'Dejarlo como está',
  changeRenewing: 'Para pagar por otro período, termina la renovación. Después del {date}, elige el otro precio aquí.',
  changeEnding: 'Después del {date}, puedes suscribirte de nuevo aquí, al precio que prefieras.',
  resume: 'Volver a renovar',
  failed: 'El cambio no se confirmó',
  failedText: 'No llegó respuesta. La página muestra lo que se sabe ahora.',
  checkoutFailed: 'La página de Stripe no se abrió',
  checkoutFailedText: 'No se cobró nada. Inténtalo de nuevo en un momento.',
  receipts: 'Recibos',
  receipt: {
    holds: '{date}: {amount}',
    refunded: '{date}: {amount}, devuelto',
    disputed: '{date}: {amount}, en disputa',
  },
} satisfies Translated<typeof billing>;
