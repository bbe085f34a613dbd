/** Messages of the battery's days beside the appointments. */
const batteryDays = {
  heading: 'Dia a dia, ao lado dos compromissos',
  summary:
    '{count, plural, =0 {Nenhum compromisso neste período.} one {As linhas tracejadas marcam # dia com compromisso.} other {As linhas tracejadas marcam # dias com compromisso.}}',
  day: 'Dia',
  level: 'Bateria',
  appointments: 'Compromissos',
} as const;

export default batteryDays;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'battery-days': typeof batteryDays;
  }
}
