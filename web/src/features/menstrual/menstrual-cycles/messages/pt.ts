const menstrualCycles = {
  next: 'Próximas menstruações',
  tooFew: 'Ainda não dá para prever. Com três ciclos completos, os intervalos aparecem aqui.',
  varied: 'Seus ciclos variam bastante, e isso acontece. Por isso não há previsão agora.',
  allBehind: 'Os dias previstos já passaram. O próximo início que você anotar renova a previsão.',
  range: 'entre {from} e {to}',
  countedFrom: 'Contado a partir de {date}, com ciclos de cerca de {days, plural, one {# dia} other {# dias}}.',
  pauseAsk: 'Pausar contagem e previsões',
  pause: 'Pausar previsões',
  reasonHint: 'Você pode deixar sem resposta.',
  paused: 'Previsões em pausa',
  pausedHere: 'Previsões em pausa neste aparelho',
  resume: 'Retomar previsões',
  resumed: 'Previsões de volta',
  resumedHere: 'Previsões de volta neste aparelho',
  notChanged: 'A mudança não foi salva',
  months: 'Meses',
  earlier: 'Mês anterior',
  later: 'Próximo mês',
  monthSummary:
    '{days, plural, =0 {Nenhum dia de menstruação anotado neste mês.} one {Há # dia de menstruação anotado neste mês.} other {Há # dias de menstruação anotados neste mês.}}',
  'mark-period': 'menstruação, sem fluxo anotado',
  'mark-moderate': 'menstruação com fluxo: quanto mais traços, mais fluxo',
  'mark-expected': 'a menstruação pode começar',
  'mark-other': 'outro registro',
  day: 'Dia',
  said: 'Registros',
  cycles: 'Ciclos anteriores',
  cyclesSummary:
    '{count, plural, one {Há # ciclo completo, de {longest} dias.} other {Há # ciclos completos, de {shortest} a {longest} dias.}} A média é de {average} dias.',
  noCycle: 'Um ciclo fica completo quando a menstruação seguinte começa.',
  missed:
    '{count, plural, one {Um ciclo é quase o dobro dos outros e ficou fora da previsão. Talvez falte anotar uma menstruação.} other {# ciclos são quase o dobro dos outros e ficaram fora da previsão. Talvez faltem menstruações anotadas.}}',
  leaveOutText: 'Por exemplo, um ciclo com doença, viagem ou mudança de remédio.',
  cycleOf: '{date}: {days, plural, one {# dia} other {# dias}}',
  predictedAgain: 'Previsão atualizada',
  predictedAgainHere: 'Previsão atualizada neste aparelho',
  several: 'Anotar vários dias',
  severalText: 'Toque nos dias de menstruação e depois salve.',
  saveDays: 'Salvar dias',
  daysSaved: '{days, plural, one {# dia de menstruação anotado} other {# dias de menstruação anotados}}',
  daysSavedHere:
    '{days, plural, one {# dia de menstruação anotado neste aparelho} other {# dias de menstruação anotados neste aparelho}}',
  leftOut: 'Ciclos de mais de 99 dias ficam fora da média.',
  start: 'Início',
  length: 'Duração',
  days: '{days, plural, one {# dia} other {# dias}}',
} as const;

export default menstrualCycles;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'menstrual-cycles': typeof menstrualCycles;
  }
}
