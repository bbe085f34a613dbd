/** Messages of the form for a second factor. */
const secondFactor = {
  heading: 'Confirme que é você',
  text: 'A sua conta pede um código além da senha.',
  appCode: 'Código do aplicativo autenticador',
  appRefused: 'O código não confere. Ele muda a cada 30 segundos; use o que está na tela agora.',
  recoveryCode: 'Código de recuperação',
  recoveryHint: 'É um dos códigos que você guardou. Cada um vale uma vez.',
  recoveryMissing: 'Escreva um código de recuperação.',
  recoveryRefused: 'Este código não confere ou já foi usado.',
  useRecovery: 'Usar um código de recuperação',
  useApp: 'Usar o código do aplicativo',
  continue: 'Continuar',
} as const;

export default secondFactor;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'second-factor': typeof secondFactor;
  }
}
