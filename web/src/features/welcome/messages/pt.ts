const welcome = {
  title: 'Boas-vindas',

  openTitle: 'Falta só um passo',
  openText: 'Aperte o botão para confirmar o seu e-mail e entrar na conta.',
  confirm: 'Confirmar meu e-mail',
  confirming: 'Confirmando',

  changeTitle: 'Confirme a troca de e-mail',
  changeText: 'Aperte o botão para confirmar este endereço.',
  halfTitle: 'Falta só o outro e-mail',
  halfText: 'Este endereço está confirmado. Abra também o e-mail que enviamos ao outro.',
  changedTitle: 'O seu e-mail foi trocado',
  changedText: 'A partir de agora, entre com o endereço novo.',
  doneTitle: 'Boas-vindas ao COGN',
  doneText: 'Sua conta está confirmada e você já entrou.',
  nextProfile: 'A próxima página é a sua: o seu dia em cima e o seu perfil embaixo. Você pode preencher só o que quiser.',
  nextPricing: 'A próxima página mostra os planos. Você pode escolher com calma.',
  continue: 'Continuar',
  redirectNote: 'Se você não tocar em nada por uns dez segundos, a próxima página abre. Se preferir, fique aqui.',
  stay: 'Ficar aqui',
  stayed: 'Tudo bem, a página fica aberta. Continue quando quiser.',
  choices: 'Se quiser, escolha já',
  countryHint:
    'Assim a Ajuda agora mostra as linhas de apoio do seu país. A escolha fica neste aparelho, e você pode mudar ou deixar para depois.',
  letters: 'Usar letras que se distinguem melhor',
  lettersHint: 'A fonte Atkinson Hyperlegible, no aplicativo todo. Você pode trocar nos Ajustes.',
  lettersOn: 'O aplicativo usa as letras Atkinson Hyperlegible',
  lettersOff: 'O aplicativo voltou às letras do aparelho',
  confirmedToastTitle: 'Conta confirmada',
  confirmedToastText: 'A sua conta está pronta.',

  expiredTitle: 'Este link não vale mais',
  expiredText: 'Ele vence depois de um tempo e só funciona uma vez. Isso é normal.',
  expiredNext: 'Se você já confirmou, é só entrar. Se não, peça outro e-mail.',
  requestNew: 'Pedir outro e-mail',
  toLogin: 'Entrar na conta',

  emptyTitle: 'Esta página abre pelo e-mail',
  emptyText: 'Para confirmar a conta, abra o e-mail que enviamos e aperte o botão dele.',
} as const;

export default welcome;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    welcome: typeof welcome;
  }
}
