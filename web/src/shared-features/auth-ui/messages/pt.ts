/** Messages that all pages about accounts share: fields, codes, and the server's refusals. */
const authUi = {
  email: 'E-mail',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  emailInvalid: 'Escreva o e-mail assim: nome@exemplo.com.',
  passwordMissing: 'Escreva uma senha.',
  code: 'Código de seis números',
  codeHint: 'Você pode colar o código, com ou sem espaços.',
  codeIncomplete: 'O código tem seis números.',
  codeRefusedTitle: 'Código inválido',
  codeRefused: 'O código não confere ou já venceu. Confira os números ou peça outro e-mail.',
  waitTitle: 'Espere um momento',
  waitText: 'Foram muitos pedidos seguidos. Tente de novo às {time}.',
  offlineTitle: 'Sem conexão com o servidor',
  offlineText: 'O que você escreveu continua aqui. Tente de novo quando a conexão voltar.',
  busyTitle: 'O servidor está ocupado',
  busyText: 'O que você escreveu continua aqui. Tente de novo às {time}.',
  failedTitle: 'Algo deu errado',
  failedText: 'O que você escreveu continua aqui. Tente de novo em um instante.',
  linkOffline: 'O link continua aqui. Tente de novo quando a conexão voltar.',
  linkFailed: 'O link continua aqui. Tente de novo em um instante.',
  opening: 'Abrindo',
  passwordRule: 'Use {shortest} caracteres ou mais. Senhas muito comuns não são aceitas.',
  confirmPassword: 'Repita a senha',
  passwordShort: 'A senha precisa de {shortest} caracteres ou mais.',
  passwordCommon: 'Esta senha é muito comum. Três palavras juntas formam uma senha boa.',
  passwordWeak: 'Esta senha é fraca. Misture letras, números e símbolos, ou use uma mais longa.',
  passwordSame: 'A senha nova é igual à atual. Escolha outra.',
  passwordsDiffer: 'As senhas digitadas não são iguais. Tente de novo.',
} as const;

export default authUi;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'auth-ui': typeof authUi;
  }
}
