const weight = {
  title: 'Peso',
  weight_kg: 'Peso',
  required: 'Por favor, informe seu peso.',
  farFromLast: 'Este peso é bem diferente do último. Confira se o número está como você queria.',
  notes: 'Notas',
  notesHint: 'Você pode deixar em branco.',
  sameAsLastHidden: 'Repetir o último',
  sameAsLast: 'Repetir: {weight}',
  trendOnly: 'Ver só a tendência',
  trendOnlyHint: 'Os números de cada dia ficam guardados, mas não aparecem.',
  hidden: 'Peso anotado',
  trend: 'Tendência',
  trendNow: 'Tendência agora: {weight}',
  trendMeans: 'A tendência suaviza as variações de um dia para o outro.',
  change: 'Mudança da tendência',
  overDays: '{days, plural, one {Em # dia} other {Em # dias}}',
  changeUnknown: 'ainda sem dados para comparar',
  day: 'Dia',
  summary: '{days, plural, one {Há peso em # dia} other {Há pesos em # dias}}. A tendência vai de {first} a {last}.',
} as const;

export default weight;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    weight: typeof weight;
  }
}
