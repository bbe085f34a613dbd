const healthLink = {
  title: 'Documento de saúde compartilhado',
  intro: 'Uma pessoa compartilhou este documento pelo COGN. Ele é decifrado neste aparelho.',
  recipient: 'Quem está abrindo?',
  recipientHint: 'A pessoa que compartilhou vê este nome e o horário.',
  recipientMissing: 'Escreva um nome, por favor.',
  passcode: 'Código',
  passcodeHint: 'A pessoa que compartilhou tem o código.',
  passcodeMissing: 'Escreva o código, por favor.',
  open: 'Abrir documento',
  wrongPasscodeTitle: 'Este código não abre o link',
  remaining:
    '{count, plural, =0 {O link foi encerrado. A pessoa pode criar outro.} one {Ainda há # tentativa.} other {Ainda há # tentativas.}}',
  goneTitle: 'Este link não abre mais',
  gone: 'Ele foi encerrado, o prazo acabou ou o endereço mudou. A pessoa pode criar outro.',
  busyTitle: 'Muitos pedidos agora',
  busy: 'O link continua igual. Tente de novo em um minuto.',
  unreachableTitle: 'Sem resposta do servidor',
  unreachable: 'O documento não foi aberto. Tente de novo quando houver conexão.',
  unreadableTitle: 'Não foi possível ler o documento',
  unreadable: 'O endereço pode estar incompleto, ou o documento tem um formato que esta página não mostra.',
  insecureTitle: 'Este endereço não usa https',
  insecure: 'Sem https, o navegador não decifra o documento.',
  noLink: 'Falta uma parte do endereço',
  noLinkText: 'O link precisa vir inteiro, com tudo o que vem depois de #. Vale abrir de novo pelo QR ou pela mensagem.',
  foreign: 'Este link é de outro serviço',
  foreignText: 'Esta página abre só os links deste COGN. Um programa para SMART Health Links abre os outros.',
  made: 'Feito em {date}',
  withheld: 'Não incluído:',
  notStored: 'Esta página não guarda o documento. Depois de fechar, é preciso abrir o link de novo.',
  print: 'Imprimir documento',
} as const;

export default healthLink;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'health-link': typeof healthLink;
  }
}
