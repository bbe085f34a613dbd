/** Messages of the shopping list. */
const shoppingList = {
  heading: 'Lista de compras',
  onlyHere: 'Esta lista fica guardada só neste aparelho.',
  none: 'Nenhuma receita na lista',
  noneText: 'Abra uma receita e toque em “Pôr na lista de compras”.',
  noIngredients: 'As receitas da lista ainda não têm ingredientes.',
  copy: 'Copiar lista',
  copied: 'Lista copiada',
  copyFailed: 'A lista não foi copiada',
  share: 'Enviar lista',
  shareFailed: 'A lista não foi enviada',
  recipes: 'Receitas da lista',
  takeOffNamed: 'Tirar da lista de compras: {title}',
  empty: 'Esvaziar a lista',
  emptied: 'A lista está vazia',
} as const;

export default shoppingList;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'shopping-list': typeof shoppingList;
  }
}
