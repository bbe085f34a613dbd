const mood = {
  title: 'Humor',
  mood: 'Como você está?',
  moodThen: 'Como você estava?',
  moodRequired: 'Escolha o humor que mais combina com este momento.',
  happy: 'feliz',
  sad: 'triste',
  angry: 'com raiva',
  anxious: 'com ansiedade',
  tired: 'com cansaço',
  affectionate: 'com carinho',
  confident: 'com confiança',
  thoughtful: 'em reflexão',
  calm: 'com calma',
  excited: 'com entusiasmo',
  discouraged: 'com desânimo',
  overwhelmed: 'em sobrecarga',
  intensity: 'Com que intensidade?',
  intensityRequired: 'Escolha a intensidade que parece mais próxima.',
  veryLow: 'muito leve',
  low: 'leve',
  medium: 'média',
  high: 'forte',
  veryHigh: 'muito forte',
  intensityOf: 'intensidade {level} de 5: {words}',
  also: 'Sentimentos além do humor principal',
  moreFeelings: 'Mais sentimentos',
  upToThree: 'Até três, além do humor principal',
  andAlso: 'também {feelings}',
  notes: 'Notas',
  notesHint: 'Você pode deixar em branco.',
  time: 'Horário',
  otherTime: 'Foi em outro horário',
  timeHint: 'Em branco, fica o horário em que você anotou.',
  tags: 'Etiquetas',
  inTable: '{mood} ({words})',
  sameAsLast: 'Repetir: {mood}, {words}',
  day: 'Dia',
  recorded: 'Humores',
  mostOften: '{count, plural, one {Há # registro} other {Há # registros}}. O humor mais anotado foi “{mood}”.',
  mostOftenMany: '{count, plural, one {Há # registro} other {Há # registros}}. Nenhum humor se destacou.',
  year: 'O ano em quadradinhos',
  yearHint: 'Cada dia é um quadradinho, com o humor dele.',
  earlierYear: 'Ano anterior',
  laterYear: 'Próximo ano',
  yearMost:
    '{days, plural, one {Há registro em # dia} other {Há registros em # dias}} de {year}. O humor que apareceu em mais dias foi “{mood}”.',
  yearMostMany:
    '{days, plural, one {Há registro em # dia} other {Há registros em # dias}} de {year}. Nenhum humor se destacou.',
  yearNone: 'Nenhum registro neste ano.',
  yearLegend: '{mood}: {count, plural, one {# dia} other {# dias}}',
  yearRule: 'Quando há vários no dia, vale o mais anotado. Se empatarem, vale o último.',
  yearTable: 'Dias com registro em {year}',
  dayMood: 'Humor do dia',
} as const;

export default mood;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    mood: typeof mood;
  }
}
