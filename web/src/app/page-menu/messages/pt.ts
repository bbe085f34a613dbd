/** The words of arranging the sidebar. */
const pageMenu = {
  title: 'Páginas do menu',
  text: 'Marque o que quer ver e mude a ordem. Páginas ocultas não perdem nada.',
  up: 'Subir',
  down: 'Descer',
  moved: '{name}: posição {place} de {count}',
  orderKept: 'Ordem das páginas salva neste aparelho',
  shown: '{name} aparece no menu',
  hidden: '{name} saiu do menu. O que você escreveu continua guardado.',
  reset: 'Voltar ao menu original',
  resetKept: 'O menu voltou à ordem original',
  notKept: 'A escolha não foi guardada',
  notKeptText: 'Este navegador não tem espaço para guardar a escolha.',
} as const;

export default pageMenu;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'page-menu': typeof pageMenu;
  }
}
