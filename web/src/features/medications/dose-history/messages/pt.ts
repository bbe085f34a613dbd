const doseHistory = {
  medicine: 'Remédio',
  summary: '{name}: {counts}.',
  taken: '{count, plural, one {# tomada} other {# tomadas}}',
  skipped: '{count, plural, one {# não tomada} other {# não tomadas}}',
  later: '{count, plural, one {# para depois} other {# para depois}}',
  none: '{count, plural, one {# sem registro} other {# sem registro}}',
  nothing: '{name}: nada a contar neste período.',
  day: 'Dia',
  doses: 'Doses do dia',
  inTable: '{time} {words}',
} as const;

export default doseHistory;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'dose-history': typeof doseHistory;
  }
}
