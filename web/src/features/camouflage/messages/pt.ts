const camouflage = {
  title: 'Camuflagem social',
  situation: 'Qual foi a situação?',
  situationHint: 'Onde foi, com quem, o que você escondeu ou imitou.',
  situationRequired: 'Por favor, descreva a situação.',
  effort: 'Quanto esforço custou?',
  effort1: 'muito pouco',
  effort2: 'pouco',
  effort3: 'médio',
  effort4: 'muito',
  effort5: 'total',
  effortOf: '{level}, {words}',
  effortInRow: 'Esforço {level} de 5: {words}',
  reason: 'Por que você se camuflou?',
  reasonHint: 'Para evitar perguntas, para se encaixar no grupo, por segurança: o que for verdade.',
  feelings_during: 'O que sentiu durante',
  feelings_after: 'O que sentiu depois',
  more: 'Mais, se quiser',
  kinds: 'De que jeito',
  kindsHint: 'Pode ser mais de um.',
  compensation: 'compensar: usar roteiros e regras',
  masking: 'mascarar: esconder o que se é',
  assimilation: 'assimilar: forçar-se a participar',
  notes: 'Notas',
  sameAsLast: 'Repetir: {situation}',
  situations: '{count, plural, one {Há # situação} other {Há # situações}} neste período.',
  averageEffort: 'O esforço médio foi {effort}.',
  weeklyLoad: 'Carga por semana',
  week: 'Semana',
  count: 'Situações',
} as const;

export default camouflage;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    camouflage: typeof camouflage;
  }
}
