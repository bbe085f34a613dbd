const menstrualCycles = {
  next: 'Próximas menstruações',
  tooFew: 'Ainda não dá para prever. Com três ciclos completos, os intervalos aparecem aqui.',
  varied: 'Seus ciclos variam bastante, e isso acontece. Por isso não há previsão agora.',
  allBehind: 'Os dias previstos já passaram. O próximo início que você anotar renova a previsão.',
  range: 'entre {from} e {to}',
  countedFrom: 'Contado a partir de {date}, com ciclos de cerca de {days, plural, one {# dia} other {# dias}}.',
  reasonHint: 'Você pode deixar sem resposta.',
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
    '{count, plural, one {Conta aqui # ciclo completo, de {longest} dias.} other {Contam aqui # ciclos completos, de {shortest} a {longest} dias.}} A média é de {average} dias.',
  noCycle: 'Um ciclo fica completo quando a menstruação seguinte começa.',
  leaveOutText: 'Por exemplo, um ciclo com doença, viagem ou mudança de remédio.',
  cycleOf: '{date}: {days, plural, one {# dia} other {# dias}}',
  predictedAgain: 'Previsão atualizada',
  predictedAgainHere: 'Previsão atualizada neste aparelho',
  pausedNow: 'Enquanto a pausa durar, não há previsão. Você pode continuar anotando.',
  endPause: 'Encerrar a pausa',
  pauseEnds: 'Pausa encerrada',
  pauseEndsHere: 'Pausa encerrada neste aparelho',
  pauses: 'Pausas',
  pausesText:
    'Para gravidez, menopausa, contraceptivo sem menstruação ou outro motivo. Durante uma pausa, não há contagem nem previsão, e você pode continuar anotando.',
  pausesNone: 'Nenhuma pausa',
  addPause: 'Adicionar pausa',
  savePause: 'Salvar pausa',
  pauseUnnamed: 'pausa',
  since: 'Desde {from}',
  fromTo: 'De {from} a {to}',
  toHint: 'Deixe em branco se ela continua.',
  endsEarlier: 'Escolha o dia do início ou um dia depois.',
  outside: 'Fora da previsão e da média:',
  'why-missed': '{cycle}. Bem mais longo que os outros; talvez falte anotar uma menstruação.',
  'why-long': '{cycle}. Passa de 99 dias.',
  'why-paused': '{cycle}. Houve uma pausa.',
  flowOfDays: 'Fluxo destes dias',
  symptomsByPhase: 'Sintomas por fase',
  symptomsSummary: 'Em quantos dias cada sintoma foi anotado',
  symptomsText: 'Só contam dias com registro, em ciclos completos. “Antes” é a semana antes da menstruação seguinte.',
  symptomDays: 'Em quantos dos dias com registro o sintoma apareceu',
  ofDays: '{days} de {all}',
  'part-period': 'Menstruação',
  'part-before': 'Antes',
  'part-rest': 'Outros dias',
  several: 'Anotar vários dias',
  severalText: 'Toque nos dias de menstruação e depois salve.',
  saveDays: 'Salvar dias',
  daysSaved: '{days, plural, one {# dia de menstruação anotado} other {# dias de menstruação anotados}}',
  daysSavedHere:
    '{days, plural, one {# dia de menstruação anotado neste aparelho} other {# dias de menstruação anotados neste aparelho}}',
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
