const spirituality = {
  title: 'Espiritualidade',
  practice: 'Prática',
  practiceHint: 'O que faz sentido para você, de qualquer tradição ou de nenhuma.',
  required: 'Escreva ou escolha uma prática.',
  suggestions: 'Preencher com um toque',
  silence: 'Silêncio',
  breathing: 'Respiração',
  walk: 'Caminhada atenta',
  gratitude: 'Gratidão',
  reading: 'Leitura que inspira',
  duration_minutes: 'Duração',
  notes: 'Notas',
  notesHint: 'Se quiser: como foi, o que ficou.',
  sameAsLast: 'Repetir: {practice}',
  calm: 'Tempo de calma',
  calmText: 'Uma forma que diminui devagar, sem números correndo.',
  openCalm: 'Abrir o tempo de calma',
  day: 'Dia',
  summary: '{days, plural, one {Há registro em # dia} other {Há registros em # dias}}. Somam {total}.',
  summaryOpen:
    '{days, plural, one {Há registro em # dia, sem duração anotada} other {Há registros em # dias, sem duração anotada}}.',
} as const;

export default spirituality;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    spirituality: typeof spirituality;
  }
}
