/** Texts of a dose, for the medications page, the home screen and the alarms. */
const doses = {
  named: '{name}, {time}',
  noted: '{dose}: {state}',
  taken: 'tomada',
  takenAt: 'tomada às {time}',
  skipped: 'não tomada',
  later: 'para depois',
  none: 'sem registro',
  toCome: 'ainda por vir',
  ago: '{words}, {ago}',
  take: 'Tomei',
  skip: 'Pular dose',
  postpone: 'Deixar para depois',
  asNeeded: 'quando precisar',
} as const;

export default doses;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    doses: typeof doses;
  }
}
