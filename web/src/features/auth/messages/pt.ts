const auth = {
  title: 'Entrar ou criar conta',

  introTitle: 'Um diário calmo para o seu dia a dia',
  introText: 'O COGN ajuda pessoas neurodivergentes a se conhecer e a cuidar da rotina, do humor e da saúde.',
  introEasyTitle: 'Poucos toques',
  introEasyText: 'Anote o humor ou um copo de água em um instante.',
  introKindTitle: 'Sem pressão',
  introKindText: 'Aqui ninguém conta os seus dias. Um dia em branco é só um dia em branco.',
  introOwnTitle: 'O diário é seu',
  introOwnText: 'Nenhuma outra conta vê os seus registros. Não há anúncios nem rastreadores.',

  loginTitle: 'Entrar',
  loginText: 'Que bom ter você aqui.',
  logIn: 'Entrar na conta',
  forgotPassword: 'Esqueci a minha senha',
  byPhone: 'Entrar com telefone',
  noAccount: 'Ainda não tem conta?',
  toSignUp: 'Criar uma conta',
  noSignUp: {
    title: {
      invitation: 'Contas por convite',
      closed: 'Sem contas novas por enquanto',
    },
    invitation: 'Neste servidor, é preciso um convite para criar uma conta. Se você recebeu um, abra o link do e-mail.',
    closed: 'Este servidor não está abrindo contas novas agora.',
    operator: 'Quem cuida deste servidor: {who}',
  },
  loginErrorTitle: 'Não foi possível entrar',
  invalidCredentials: 'E-mail ou senha inválidos. Confira os dois e tente de novo.',
  emailNotConfirmed: 'E-mail ainda não confirmado. Veja a sua caixa de entrada ou peça o e-mail de novo.',

  credentialsMissing: 'Informe um e-mail ou telefone e uma senha.',

  confirmTitle: 'Confirme o seu e-mail',
  confirmSentTo: 'O e-mail foi para {email}.',
  confirmText: 'Abra o e-mail e aperte o botão, ou escreva aqui o código.',
  confirmAskEmail: 'Escreva o e-mail do cadastro para continuar.',
  confirmCode: 'Confirmar código',
  resend: 'Reenviar o e-mail',
  resendAt: 'Você pode pedir de novo às {time}.',
  resendLimit: 'É preciso esperar {seconds} segundos entre um envio e outro.',
  resentTitle: 'E-mail enviado',
  resentText: 'Se ele não aparecer, veja a pasta de spam.',
  resendFailedTitle: 'O e-mail não foi enviado',
  resendFailedText: 'Algo impediu o envio. Tente de novo em um minuto.',
  emailNotFound: 'Não há um endereço para a confirmação. Escreva o seu e-mail.',
  useSms: 'Receber o código por SMS',
  smsTitle: 'Em construção',
  smsText: 'A confirmação por SMS ainda está em construção. Por enquanto, use o e-mail.',
  useMail: 'Usar o e-mail',
  correctPhone: 'Corrigir o telefone',
  correctEmail: 'Corrigir o e-mail',
  backToLogin: 'Voltar para o login',

  privacyTitle: 'Política de Privacidade',
  privacyAgree: 'Concordo com a política',
  privacyBack: 'Voltar ao cadastro',
  privacyLeave: 'Voltar',
} as const;

export default auth;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    auth: typeof auth;
  }
}
