/** Messages of the button that shows more rows of a long list. */
const moreRows = {
  more: 'Mostrar mais {count}',
  earlier: 'Mostrar {count} anteriores',
  shown: 'Na tela: {shown} de {all}',
} as const;

export default moreRows;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'more-rows': typeof moreRows;
  }
}
