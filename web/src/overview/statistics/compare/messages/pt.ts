/** Messages of the comparison of two journals. Most measures are named by the title of their page. */
const compare = {
  rule: 'São duas coisas nos mesmos dias. Uma não explica a outra. Cada desenho tem a sua própria escala.',
  above: 'Em cima',
  below: 'Embaixo',
  value: '{name}: {value}',
  tagDays: 'Dias com a etiqueta “{name}”',
  tagTotal: 'Com a etiqueta, {count} de {days, plural, one {# dia} other {# dias}}.',
  onlyOne: 'Para comparar, é preciso ter registros de mais um assunto nestes dias.',
  empty: 'Não há registro nestes dias.',
  onlyWithout: 'Há registros nestes dias, mas sem este dado.',
  noValue: 'há registro, sem este dado',
  noPeriod: 'sem menstruação',
  notRead: 'há registro, fora do desenho',
  moodFrom: 'O humor de cada dia aparece a partir de {date}.',
  analysis: 'Sobrecargas',
  medications: 'Doses tomadas',
  menstrual: 'Menstruação',
  routine: 'Passos da rotina',
  nutrition: 'Alimentos anotados',
  readings: 'Leituras terminadas',
  reminders: 'Lembretes feitos',
} as const;

export default compare;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    compare: typeof compare;
  }
}
