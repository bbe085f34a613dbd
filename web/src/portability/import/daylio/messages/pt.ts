/** Messages of moods that come from Daylio. */
const daylio = {
  title: 'Humores do Daylio',
  text: 'Escolha o que cada humor vira aqui. Onde o nome é conhecido, já há uma sugestão, que você pode mudar.',
  moodOf: '“{name}”, {count, plural, one {# registro} other {# registros}}',
  becomes: 'Aqui vira',
  choose: 'Escolher',
  moodMissing: 'Escolha um humor daqui, ou “Deixar de fora”.',
  leaveOut: 'Deixar de fora',
  undecided:
    '{count, plural, one {Falta escolher o que vira # registro, de um destes humores: {names}.} other {Falta escolher o que viram # registros, destes humores: {names}.}}',
  leaveRestOut: 'Deixar estes de fora',
  stayOut:
    '{count, plural, one {# registro fica de fora, por ter um destes humores: {names}. Você pode escolher o que cada um vira.} other {# registros ficam de fora, por terem um destes humores: {names}. Você pode escolher o que cada um vira.}}',
  activities: 'Trazer as atividades',
  activitiesHint: 'Elas viram etiquetas de cada registro, se você não escolher outra coisa.',
  activitiesLine: 'Atividades: {names}',
  eachActivity: 'Escolher o que cada atividade vira ({count})',
  activityOf: '“{name}”, {count, plural, one {# vez} other {# vezes}}',
  tag: 'Etiqueta do humor',
  notes: 'Texto nas notas do humor',
  record: 'Registro em “{page}”',
  restful: 'Registro em “{page}”: sono reparador',
  unrestful: 'Registro em “{page}”: sono não reparador',
  overload: 'Registro em “{page}”: houve sobrecarga',
  minutes: 'Duração de cada vez, em minutos',
  minutesHint: 'O arquivo do Daylio não diz quanto durou. Este número vale para todos os registros desta atividade.',
  minutesMissing: 'Escreva um número de 1 a 1440.',
  origin: 'Do Daylio: {name}.',
  originMinutes: 'Do Daylio: {name}. Duração informada na importação, igual para todos os registros.',
  changeChoices: 'Mudar as escolhas',
  preview: 'Ver prévia',
  cancel: 'Cancelar',
} as const;

export default daylio;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    daylio: typeof daylio;
  }
}
