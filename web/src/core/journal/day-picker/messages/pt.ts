/** Messages of the calendar in the date bar. */
const dayPicker = {
  earlier: 'Mês anterior',
  later: 'Próximo mês',
  marked: 'com registro',
} as const;

export default dayPicker;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'day-picker': typeof dayPicker;
  }
}
