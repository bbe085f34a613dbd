/** Texts of the page for a forgotten password. */
const forgotPassword = {
  title: 'Esqueci a senha',
  text: 'Acontece. Enviamos um link para você escolher uma senha nova.',
  send: 'Enviar o link',
  emailMissing: 'Escreva o e-mail da sua conta.',
  sentTitle: 'Confira o seu e-mail',
  sentText: 'Se houver uma conta com {email}, o link chega em instantes.',
  sentNote: 'Se ele não aparecer, veja a pasta de spam.',
  sentCode: 'Abra o link do e-mail, ou digite aqui o código que vem nele.',
  haveCode: 'Já tenho o código',
  useCode: 'Continuar com o código',
  sentToast: 'Pedido recebido',
  sentToastText: 'O próximo passo está no seu e-mail.',
  again: 'Pedir de novo',
  failedTitle: 'Erro ao enviar o link',
  failedText: 'O link para criar a senha nova não foi enviado. Tente de novo em um minuto.',
  toLogin: 'Voltar para o login',
} as const;

export default forgotPassword;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'forgot-password': typeof forgotPassword;
  }
}
