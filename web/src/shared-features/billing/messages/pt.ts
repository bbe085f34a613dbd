/** Messages of payments, on the plans page and in the account settings. */
const billing = {
  price: {
    day: '{amount} {count, plural, one {por dia} other {a cada # dias}}',
    week: '{amount} {count, plural, one {por semana} other {a cada # semanas}}',
    month: '{amount} {count, plural, one {por mês} other {a cada # meses}}',
    year: '{amount} {count, plural, one {por ano} other {a cada # anos}}',
  },
  buy: 'Assinar: {price}',
  subscribed: 'Você já tem uma assinatura',
  subscribedText: 'Nada foi cobrado agora. A página mostra como ela está.',
  how: 'Você paga na página da Stripe, que recebe o e-mail da sua conta. Depois você volta para cá.',
  renewing: 'A assinatura se renova até você encerrar. É um botão e uma confirmação, aqui ou nos ajustes.',
  noPrices: 'A Stripe não informou os preços agora. Nada foi cobrado. Tente de novo em alguns minutos.',
  waitingTitle: 'O pagamento ainda não foi confirmado',
  waiting:
    'A Stripe avisa este servidor quando o pagamento entra. Quase sempre leva menos de um minuto, e esta página muda sozinha.',
  late: 'A confirmação ainda não chegou. Você pode fechar esta página. Se o pagamento entrou, o Premium começa sozinho.',
  left: 'O pagamento não foi feito. Nada foi cobrado.',
  renews: 'A assinatura se renova em {date}: {price}.',
  renewsAt: 'A assinatura se renova em {date}.',
  ends: 'A assinatura vai até {date} e não se renova.',
  unpaid: 'A Stripe não conseguiu cobrar a renovação e vai tentar de novo.',
  pay: 'Pagar na página da Stripe',
  cancel: 'Encerrar a renovação',
  cancelText: 'Nada mais será cobrado. O que já foi pago vale até {date}, e seus registros continuam seus.',
  cancelUnpaid: 'Nada mais será cobrado. O que já foi pago vale até o fim, e seus registros continuam seus.',
  keep: 'Deixar como está',
  changeRenewing: 'Para pagar por outro período, encerre a renovação. Depois de {date}, escolha o outro preço aqui.',
  changeEnding: 'Depois de {date}, você pode assinar de novo aqui, pelo preço que preferir.',
  resume: 'Voltar a renovar',
  failed: 'A mudança não foi confirmada',
  failedText: 'Não veio resposta. A página mostra o que se sabe agora.',
  checkoutFailed: 'A página da Stripe não abriu',
  checkoutFailedText: 'Nada foi cobrado. Tente de novo em um instante.',
  receipts: 'Recibos',
  receipt: {
    holds: '{date}: {amount}',
    refunded: '{date}: {amount}, devolvido',
    disputed: '{date}: {amount}, contestado',
  },
} as const;

export default billing;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    billing: typeof billing;
  }
}
