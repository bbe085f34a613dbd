const executive = {
  title: 'Funções executivas',
  quick: 'Qual delas você quer anotar?',
  scale: 'De 1 a 5, do menos ao mais. O que você não marcar fica sem resposta.',
  attention: 'Atenção',
  attentionHint: 'Manter o foco no que você quer.',
  impulsivity: 'Impulsividade',
  impulsivityHint: 'Agir ou falar antes de pensar.',
  mental_hyperactivity: 'Hiperatividade mental',
  mental_hyperactivityHint: 'Pensamentos rápidos, ou muitos ao mesmo tempo.',
  body_hyperactivity: 'Hiperatividade do corpo',
  body_hyperactivityHint: 'Vontade de se mexer o tempo todo.',
  hyperfocus: 'Hiperfoco',
  hyperfocusHint: 'Mergulhar em uma coisa só por muito tempo.',
  level1: 'quase nada',
  level2: 'um pouco',
  level3: 'mais ou menos',
  level4: 'bastante',
  level5: 'muito',
  levelOf: '{level} · {words}',
  unsaid: 'sem resposta',
  clear: 'Deixar sem resposta',
  nothingSaid: 'Marque pelo menos uma escala, ou escreva uma nota.',
  notes: 'Notas',
  notesHint: 'Você pode deixar em branco.',
  sameAsLast: 'Repetir ({count, plural, one {# resposta} other {# respostas}})',
  sameNotes: 'Igual à última vez (notas)',
  day: 'Dia',
  summary: '{days, plural, one {Há registro em # dia.} other {Há registros em # dias.}} Dias sem registro ficam em branco.',
  strip: '{name}: em média, “{words}” ({level}).',
  alike: 'Se mudou neste período, ficou dentro das variações de costume.',
  aLittleUp: 'Na segunda metade do período, subiu um pouco.',
  aLittleDown: 'Na segunda metade do período, desceu um pouco.',
} as const;

export default executive;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    executive: typeof executive;
  }
}
