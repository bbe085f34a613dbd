/** Texts of the set-up of a second factor and of its recovery codes. */
const factors = {
  what: 'Você precisa de um aplicativo autenticador no celular. Se já usa um, ele serve.',
  begin: 'Começar',
  scan: 'Leia esta imagem com o aplicativo. Depois, escreva o código que ele mostrar.',
  pictureName: 'Código QR para o aplicativo autenticador. A chave em texto vem a seguir.',
  key: 'Ou escreva esta chave no aplicativo:',
  copyKey: 'Copiar chave',
  keyCopied: 'Chave copiada',
  keyCopyFailed: 'Não foi possível copiar. Você pode selecionar a chave.',
  openApp: 'Abrir o autenticador neste aparelho',
  code: 'Código que o aplicativo mostra',
  codeRefused: 'O código não confere. Use o que está na tela agora.',
  confirm: 'Ativar verificação',
  done: 'Verificação ativada',
  failed: 'A verificação não foi ativada',
  on: 'A verificação está ativa',
  onText: 'Ao entrar, pedimos também o código do aplicativo.',
  codes: 'Códigos de recuperação',
  codesText: 'Servem para entrar sem o celular. Com códigos novos, os antigos deixam de valer.',
  codesOnce: 'Guarde estes códigos em um lugar seguro. Eles aparecem só desta vez, e cada um vale uma vez.',
  makeCodes: 'Criar códigos novos',
  codesFailed: 'Os códigos não foram criados',
  copy: 'Copiar códigos',
  copied: 'Códigos copiados',
  copyFailed: 'Não foi possível copiar. Você pode selecionar os códigos.',
  download: 'Baixar códigos',
  removeHeading: 'Desativar a verificação',
  removeText: 'Para desativar, escreva um código. Depois, só a senha será pedida.',
  remove: 'Desativar verificação',
  removed: 'Verificação desativada',
  removedText: 'Agora a conta pede só a senha.',
  removeFailed: 'A verificação continua ativa',
} as const;

export default factors;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    factors: typeof factors;
  }
}
