/** Messages of the form that arranges the sidebar. */
const pageMenu = {
  title: 'Páginas do menu',
  shortcuts: 'Meus atalhos',
  shortcutsLegend: 'Páginas que ficam no topo do menu',
  shortcutsHint: 'Até cinco. No modo simples, o menu mostra só elas.',
  shortcutsKept: 'Atalhos salvos neste aparelho. Com conexão, também na sua conta.',
  shortcutsFull: 'Já são cinco atalhos. Para escolher outro, desmarque um deles.',
  text: 'Marque o que quer ver. Para mudar a ordem, arraste pela alça ou use os botões. O que está nas páginas ocultas continua guardado.',
  orderKept: 'Ordem das páginas salva neste aparelho. Com conexão, também na sua conta.',
  shown: '{name} aparece no menu',
  hidden: '{name} saiu do menu',
  reset: 'Voltar ao menu original',
  resetKept: 'O menu voltou à ordem original',
} as const;

export default pageMenu;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'page-menu': typeof pageMenu;
  }
}
