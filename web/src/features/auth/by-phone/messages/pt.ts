/** Texts of signing in and confirming by phone. */
const byPhone = {
  heading: 'Entrar com telefone',
  description: 'Um código por SMS basta para entrar.',
  onlyKnown: 'Se este número tiver uma conta, o código chega em instantes.',
  usePassword: 'Usar a senha',
  useCode: 'Usar um código por SMS',
  useEmail: 'Entrar com e-mail',
  wrong: 'Telefone ou senha inválidos. Confira os dois e tente de novo.',
  notConfirmed: 'Telefone ainda não confirmado. Peça um código e escreva-o aqui.',
  confirmHeading: 'Confirme o seu telefone',
  confirmDescription: 'Escreva aqui o código que chegou por SMS.',
  instead: 'Você entra agora com este telefone, com a mesma senha. O e-mail fica na conta depois que você o confirmar.',
  insteadNoPassword: 'Você entra agora com este telefone. O e-mail fica na conta depois que você o confirmar.',
  goOn: 'Continuar',
  'email-kept': 'Falta confirmar o e-mail {email}. Use o link do e-mail mais recente.',
  'email-emailOnly':
    'Falta confirmar o e-mail {email}. Use o link do e-mail mais recente. A senha você cria em Conta e privacidade.',
  'email-notKept': 'O e-mail não ficou na conta. Você pode acrescentar e-mail e senha em Conta e privacidade.',
  'email-otherAccount': 'Este telefone já tinha uma conta, e você entrou nela. O e-mail e a senha dela não mudaram.',
} as const;

export default byPhone;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'by-phone': typeof byPhone;
  }
}
