/** Messages of moods that come from Daylio. */
const daylio = {
  title: 'Humores do Daylio',
  text: 'Escolha o que cada humor vira aqui. Já deixamos uma sugestão, que você pode mudar.',
  moodOf: '“{name}”, {count, plural, one {# registro} other {# registros}}',
  becomes: 'Aqui vira',
  leaveOut: 'Deixar de fora',
  stayOut:
    '{count, plural, one {# registro fica de fora, por ter um destes humores: {names}. Você pode escolher o que cada um vira.} other {# registros ficam de fora, por terem um destes humores: {names}. Você pode escolher o que cada um vira.}}',
  activities: 'Trazer as atividades',
  activitiesHint: 'Elas entram nas notas de cada registro.',
  activitiesLine: 'Atividades: {names}',
  preview: 'Ver prévia',
  cancel: 'Cancelar',
} as const;

export default daylio;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    daylio: typeof daylio;
  }
}
