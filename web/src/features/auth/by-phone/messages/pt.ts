/** The words of coming in by phone, fetched when one does. */
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
  instead: 'A sua conta vai usar este telefone. Depois, você pode acrescentar o e-mail.',
} as const;

export default byPhone;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'by-phone': typeof byPhone;
  }
}
