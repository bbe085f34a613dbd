/** Texts of the sign-up form. */
const signUp = {
  optional: 'opcional',
  optionalNote: 'O que diz “opcional” pode ficar em branco.',
  heading: 'Criar conta',
  description: 'Leva uns dois minutos. O texto fica neste aparelho até você terminar.',
  fullName: 'Nome completo',
  phone: 'Telefone',
  address: 'Cidade e estado',
  usePhone: 'Usar o telefone no lugar do e-mail',
  useEmail: 'Usar o e-mail no lugar do telefone',
  plan: 'Qual plano você prefere?',
  planFree: 'Gratuito',
  planFreeText: 'A conta começa com todas as páginas gratuitas. Você pode mudar depois.',
  planPremium: 'Premium',
  planPremiumText: 'A conta começa gratuita. Depois da confirmação, você vê como ativar o Premium.',
  planNote: 'Nada é cobrado agora.',
  consents: 'O que podemos guardar?',
  consentsNote: 'Cada item é opcional. Você pode retirar qualquer um quando quiser.',
  consentHealth: 'Dados de saúde',
  consentHealthText: 'Guardar o que você anota sobre o corpo e a mente, como humor, sono e peso.',
  consentSpirituality: 'Espiritualidade',
  consentSpiritualityText: 'Guardar as práticas e crenças que você anota na página de espiritualidade.',
  consentCrisis: 'Mensagens de crise',
  consentCrisisText: 'Avisar os contatos que você escolher, só quando você usar o botão de crise.',
  privacyAgreement: 'Concordo com a Política de Privacidade',
  readPrivacy: 'Ler a Política de Privacidade',
  createAccount: 'Criar conta',
  problems: '{count, plural, one {Um campo precisa de ajuste.} other {# campos precisam de ajuste.}}',
  doneTitle: 'Cadastro recebido',
  doneText: 'Enviamos um e-mail com o próximo passo.',
  doneTextSms: 'Enviamos um código por SMS.',
  textNotSent: 'O SMS não foi enviado. Confira o número ou tente de novo em um minuto.',
  signUpClosed: 'Este servidor não está recebendo cadastros. Nenhuma conta foi criada.',
  failedTitle: 'Cadastro não concluído',
  failedText: 'Ocorreu um erro no cadastro. Tente de novo.',
  privacyMissing: 'É preciso concordar com a Política de Privacidade para criar uma conta.',
  emailMissing: 'Escreva seu e-mail.',
  phoneMissing: 'Escreva seu telefone.',
  phoneInvalid: 'Confira o telefone. Use só números, espaços e os sinais + - ( ).',
  tooLong: 'Use até {max} caracteres.',
  alreadyRegistered: 'Este e-mail já está cadastrado. Entre na conta ou redefina a senha.',
  haveAccount: 'Já tem conta?',
  toLogin: 'Entrar na sua conta',
} as const;

export default signUp;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'sign-up': typeof signUp;
  }
}
