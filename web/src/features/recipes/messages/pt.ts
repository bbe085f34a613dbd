const recipes = {
  title: 'Receitas',
  all: 'Todas as receitas',
  gone: 'Esta receita não está aqui',
  write: 'Escrever receita',
  newRecipe: 'Nova receita',
  save: 'Salvar receita',
  noneYet: 'Nenhuma receita ainda',
  noneYetText: 'Guarde aqui o que você gosta de comer. Pode ser bem simples.',
  writeFirst: 'Escrever a primeira',
  takeExample: 'Usar o exemplo: {title}',
  exampleTitle: 'Mingau de aveia com banana',
  exampleIngredients: '40 g de aveia em flocos\n200 ml de leite ou bebida vegetal\n1 banana madura\n1 pitada de canela',
  exampleInstructions:
    'Coloque a aveia e o leite em uma panela.\nCozinhe em fogo baixo por 5 minutos, mexendo.\nAmasse a banana e misture.\nSirva com a canela por cima.',
  search: 'Buscar por nome ou ingrediente',
  effort: 'Energia necessária',
  anyEffort: 'Qualquer uma',
  low: 'Pouca energia',
  medium: 'Energia média',
  high: 'Muita energia',
  found: '{count, plural, =0 {Nenhuma receita} one {# receita} other {# receitas}}',
  noneFound: 'Nenhuma receita combina com a busca',
  noneFoundText: 'Você pode tentar outra palavra ou outra energia.',
  showAll: 'Mostrar todas as receitas',
  rowTitle: 'Nome da receita',
  ingredients: 'Ingredientes',
  ingredientsHint: 'Um por linha, com a quantidade no começo.',
  instructions: 'Modo de preparo',
  instructionsHint: 'Um passo por linha.',
  paste: 'Colar uma receita pronta',
  pasted: 'Texto da receita',
  pastedHint: 'Cole o texto inteiro ou o código da página. A leitura acontece neste aparelho.',
  pastedEmpty: 'Cole a receita aqui primeiro.',
  fill: 'Preencher os campos',
  filled: 'Campos preenchidos. Confira antes de salvar.',
  moreFields: 'Tempo, porções, energia e foto',
  prep_time_minutes: 'Tempo de preparo',
  servings: 'Porções',
  photo: 'Foto',
  servingsOf: '{count, plural, one {# porção} other {# porções}}',
  timesRecipe: 'Receita × {amount}',
  less: 'Menos',
  more: 'Mais',
  asWritten: 'Voltar ao original',
  scaledNote: 'Linhas sem uma quantidade clara ficam como estão.',
  untickAll: 'Desmarcar tudo',
  shoppingList:
    '{count, plural, =0 {Lista de compras} one {Lista de compras: # receita} other {Lista de compras: # receitas}}',
  onList: 'Pôr na lista de compras',
  offList: 'Tirar da lista de compras',
  cook: 'Cozinhar passo a passo',
  copy: 'Copiar',
  copied: 'Receita copiada',
  copyFailed: 'A receita não foi copiada',
} as const;

export default recipes;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    recipes: typeof recipes;
  }
}
