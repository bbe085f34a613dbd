/** Messages of the week sheet. The names of moods and pages are in other namespaces. */
const weekSheet = {
  title: 'Sua semana',
  before: 'Semana anterior',
  after: 'Próxima semana',
  sleep: 'Sono, em horas',
  /** The hours slept, short enough for a column of 44 px. `minutes` has two digits. */
  hours: '{hours}h{minutes}',
  water: 'Água, em litros',
  doses: 'Doses tomadas',
  blank: 'em branco',
  faces: 'Rostos desta semana',
  mostMood: 'O humor que apareceu em mais dias foi “{mood}”.',
  severalMoods: 'Nenhum humor se destacou nestes dias.',
  meanSleep: 'O sono foi de {hours} em média.',
  noted: 'Aqui está o que você anotou nestes dias.',
  nothing: 'Estes sete dias estão em branco, e tudo bem.',
} as const;

export default weekSheet;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'week-sheet': typeof weekSheet;
  }
}
