/** Messages of the deletion of an account. */
const deletion = {
  what: 'A conta, os registros, as fotos e tudo o mais saem do servidor. Depois ninguém consegue trazê-los de volta.',
  grace:
    '{days, plural, one {Você tem # dia para mudar de ideia: basta entrar e escolher “Manter minha conta”.} other {Você tem # dias para mudar de ideia: basta entrar e escolher “Manter minha conta”.}}',
  atOnce: 'Neste servidor acontece na hora, sem volta.',
  stops: 'Ao pedir, todos os aparelhos saem da conta. Avisos, alertas à espera e o endereço do calendário param.',
  copyFirst: 'Se quiser uma cópia, baixe antes os seus dados, no alto desta tela.',
  remains:
    'Cópias de segurança de quem mantém o servidor podem durar mais, e traços no disco também. O que administradores fizeram com a conta fica anotado, com um código no lugar do seu nome. De pagamentos, a Stripe guarda os recibos que a lei pede. O cartão de “Ajuda agora” é do aparelho e fica nele.',
  unsent:
    '{count, plural, one {# mudança que está só neste aparelho também será apagada.} other {# mudanças que estão só neste aparelho também serão apagadas.}}',
  word: 'EXCLUIR',
  wordLabel: 'Para confirmar, escreva {word}',
  wordMissing: 'Escreva {word} para confirmar.',
  passwordWrong: 'A senha não confere. Você pode tentar de novo ou usar um código.',
  useCode: 'Usar um código em vez da senha',
  codeSent: 'Enviamos um código para {address}.',
  submit: 'Excluir minha conta',
  failed: 'A conta não foi excluída',
  failedText: 'Tudo continua como estava. Tente de novo em um instante.',
  doneTitle: 'Pedido recebido',
  doneLater: 'A sua conta será excluída em {date}. Até lá, entre e escolha “Manter minha conta” se mudar de ideia.',
  doneNow: 'A sua conta e os seus dados estão sendo excluídos agora.',
  deviceEmptied: 'O que estava neste aparelho foi apagado.',
  deviceNotEmptied: 'O que está neste aparelho não pôde ser apagado. Limpe os dados do site no navegador.',
  understood: 'Entendi',
  gateTitle: 'A sua conta será excluída',
  gateText: 'Você pediu a exclusão. A conta e os seus dados serão excluídos em {date}.',
  gateKeep: 'Se mudou de ideia, tudo continua aqui.',
  keep: 'Manter minha conta',
  kept: 'Conta mantida',
  keptText: 'Tudo continua como antes. Avisos e o endereço do calendário podem ser ligados de novo.',
  notKept: 'A conta ainda não foi mantida',
} as const;

export default deletion;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    deletion: typeof deletion;
  }
}
