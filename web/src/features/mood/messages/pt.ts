const mood = {
  title: 'Humor',
  mood: 'Como você está?',
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
  overwhelmed: 'com sobrecarga',
  intensity: 'Com que força?',
  intensityRequired: 'Escolha a força que parece mais próxima.',
  intensity1: 'muito leve',
  intensity2: 'leve',
  intensity3: 'média',
  intensity4: 'forte',
  intensity5: 'muito forte',
  intensityOf: 'intensidade {level} de 5: {words}',
  notes: 'Notas',
  notesHint: 'Você pode deixar em branco.',
  inTable: '{mood} ({words})',
  sameAsLast: 'Igual à última vez: {mood}, {words}',
  day: 'Dia',
  recorded: 'Humores',
  mostOften: '{count, plural, one {Há # registro} other {Há # registros}}. O humor mais anotado foi “{mood}”.',
  mostOftenMany: '{count, plural, one {Há # registro} other {Há # registros}}. Nenhum humor apareceu mais que os outros.',
} as const;

export default mood;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    mood: typeof mood;
  }
}
