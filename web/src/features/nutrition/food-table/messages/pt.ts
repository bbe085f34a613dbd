const foodTable = {
  found: '{count, plural, one {# alimento da tabela} other {# alimentos da tabela}}',
  foods: 'Alimentos da tabela',
  source: 'Valores da tabela USDA SR28. Sal e óleo do seu preparo ficam de fora.',
  measures: 'Somar uma medida',
  amount: '{measure} ({amount})',
  unit: '1 unidade',
  small: '1 pequena',
  medium: '1 média',
  large: '1 grande',
  slice: '1 fatia',
  fillet: '1 filé',
  teaspoon: '1 colher de chá',
  tablespoon: '1 colher de sopa',
  cup: '1 xícara',
  pot: '1 pote',
  packet: '1 pacote',
  can: '1 lata',
  bar: '1 barra',
  serving: '1 porção',
} as const;

export default foodTable;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'food-table': typeof foodTable;
  }
}
