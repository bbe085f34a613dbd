/** Messages of Help now. */
const helpNow = {
  title: 'Ajuda agora',
  close: 'Fechar',
  calm: 'Você não precisa resolver isso agora. Um passo só já basta.',

  country: 'País onde você está',
  chooseCountry: 'Escolher o país',
  countryHint: 'A escolha fica neste aparelho. Você pode mudar quando quiser.',
  elsewhere: 'Seu país não está na lista? Este site reúne centros de apoio de muitos países:',

  danger: 'Se há risco de vida agora',
  call: 'Ligar {number}',
  text: 'SMS {number}',
  whatsapp: 'WhatsApp {number}',
  copy: 'Copiar {number}',
  copied: 'Número copiado',
  copyFailed: 'Não foi possível copiar. Você pode selecionar o número.',
  otherPhone: 'Este aparelho não faz ligações? Digite o número em qualquer telefone.',

  always: 'Todos os dias, 24 horas',
  from: 'Todos os dias, das {from} às {to}',
  toMidnight: 'Todos os dias, das {from} à meia-noite',
  varies: 'O horário varia. O site informa.',
  free: 'Ligação gratuita',
  freeText: 'Gratuito',
  charged: 'A ligação pode ter custo',
  press: 'Quando atenderem, tecle {digit}.',
  area: 'Só nesta região: {area}',
  mobileOnly: 'Só pelo celular. Se o botão não ligar, digite o número.',
  word: 'Envie a palavra {word}.',
  unconfirmed: 'Vale conferir no site: ainda não confirmamos tudo aqui.',
  site: 'Site: {address}',
  checked: 'Números conferidos em {date}.',

  contacts: 'Suas pessoas de confiança',
  contactsNone: 'Você ainda não tem contatos de emergência.',
  contactsUnread: 'Sem conexão, e os contatos ainda não estão neste aparelho.',
  contactsSignedOut: 'Ao entrar na conta, seus contatos de emergência aparecem aqui.',
  addContacts: 'Adicionar contatos no perfil',
  callWord: 'Ligar',
  textWord: 'SMS',
  callPerson: 'Ligar para {name}',
  textPerson: 'SMS para {name}',
  whatsappPerson: 'WhatsApp de {name}',
  mailWord: 'E-mail',
  mailPerson: 'E-mail para {name}',
  noNumber: 'Este número não dá para discar. Você pode corrigir no perfil.',
  request: 'Preciso de ajuda agora. Estou em sobrecarga. Você pode me ligar ou vir até mim?',
  messageReady: 'Mensagem pronta para enviar',
  message: '“{message}” Você pode mudar antes de enviar.',
  keep: 'Guardar estes contatos neste aparelho',
  keepHint:
    'Eles aparecem aqui mesmo sem entrar na conta. Quem usar este aparelho pode ver nomes e telefones. Se desmarcar, eles saem só deste aparelho.',
  kept: 'Guardados neste aparelho por escolha de quem os adicionou.',
  forget: 'Apagar deste aparelho',
  forgotten: 'Contatos apagados deste aparelho',
  keepFailed: 'Este navegador não deixa guardar nada neste aparelho.',

  card: 'Cartão para mostrar',
  cardText: 'Mostre a tela a alguém, sem precisar falar.',
  openCard: 'Abrir meu cartão',
  closeCard: 'Fechar cartão',
  cardLanguage: 'Idioma do cartão',
  speak: 'Ler em voz alta',
  quiet: 'Parar a voz',
  turn: 'Virar para a outra pessoa',
  turnBack: 'Virar para mim',
  edit: 'Mudar o texto',
  ownText: 'Texto do cartão',
  ownTextHint: 'Fica só neste aparelho. Quem usar este aparelho pode ler.',
  useText: 'Usar este texto',
  firstText: 'Voltar ao texto inicial',
} as const;

export default helpNow;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'help-now': typeof helpNow;
  }
}
