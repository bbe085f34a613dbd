/** What the page of statistics says in its own words; the names of things are those of their journals. */
const statistics = {
  title: 'Estatísticas',
  intro: 'Seus dias em desenhos. Um dia sem registro fica em branco, e tudo bem.',
  all: 'Tudo',
  daysWith: '{days, plural, one {Há registros em # dia} other {Há registros em # dias}} de {of}, somando todas as páginas.',
  line: '{entries, plural, one {# registro} other {# registros}} em {days, plural, one {# dia} other {# dias}}',
  tableTitle: 'Registros por página',
  page: 'Página',
  entries: 'Registros',
  days: 'Dias',
  day: 'Dia',
  when: 'Quando',
  lastDay: 'Último dia',
  seeDays: '{amount}: ver os dias de “{name}”',
  beside: '{name}, {other}',
  daysFound: '{count, plural, one {# dia.} other {# dias, os mais novos primeiro.}}',
  daysNewest: 'Aqui estão os {count} dias mais novos.',
  weekOf: 'semana de {date}',
  together: 'O que anda junto',
  togetherLine: 'Compara os últimos 365 dias entre si.',
  more: 'Mostrar todas as páginas',
  emptyTitle: 'Nada registrado neste período',
  emptyText: 'Quando houver registros, eles aparecem aqui em desenhos. Não há pressa.',
  unsent:
    '{count, plural, one {# registro ainda não enviado não aparece aqui.} other {# registros ainda não enviados não aparecem aqui.}}',
  seenOn: 'Sem conexão agora. Estes números são de {date}.',
  lockedText: 'Com o Premium você vê aqui o que os seus registros mostram juntos.',
  lockedRead: 'Ver minhas estatísticas',
  mean: 'Em média, {value}, {days, plural, one {em # dia} other {em # dias}}.',
  total: 'Ao todo, {value}, {days, plural, one {em # dia} other {em # dias}}.',
  open: '{days, plural, one {# dia está em branco.} other {# dias estão em branco.}}',
  few: 'Com tão poucos dias, isto diz pouco.',
  mostTimes: 'O mais anotado foi “{name}”: {count, plural, one {# vez} other {# vezes}}.',
  mostDays: 'O mais frequente foi “{name}”: {count, plural, one {em # dia} other {em # dias}}.',
  evenly: 'Nada apareceu mais que o resto.',
  partDrawn: 'O desenho mostra {drawn} de {all}; a tabela mostra tudo.',
  times: 'Vezes',
  walk: 'Percorrer os pontos',
  pixelsMost:
    '{between}: {days, plural, one {há humor em # dia} other {há humor em # dias}}. O humor que apareceu em mais dias foi “{mood}”.',
  pixelsEvenly:
    '{between}: {days, plural, one {há humor em # dia} other {há humor em # dias}}. Nenhum teve mais dias que os outros.',
  senses: 'Os sentidos',
  thisPeriod: 'este período',
  usual: 'seu habitual',
  radarAbove: 'Acima do seu habitual: {names}.',
  radarBelow: 'Abaixo do seu habitual: {names}.',
  radarLike: 'Os sentidos ficaram perto do seu habitual.',
  radarUnknown: 'Com mais respostas aparece também o seu habitual.',
  radarScale: 'O centro é “{low}” e a borda é “{high}”.',
  way: 'Ver',
  weekdays: 'Por dia da semana',
  hours: 'Por parte do dia',
  night: 'madrugada',
  morning: 'manhã',
  afternoon: 'tarde',
  evening: 'noite',
  heatMost: 'A combinação mais anotada foi “{row}” com “{column}”: {count, plural, one {# vez} other {# vezes}}.',
  hoursRule:
    'Vale a hora em que foi escrito, e só o que foi escrito no próprio dia. Registros antigos não guardaram a hora e seguem o fuso deste aparelho.',
  weekdaysBetween: 'Vai de {lowest} a {highest}.',
  doses: 'Doses tomadas: {taken}. Não tomadas: {skipped}. Para depois: {later}.',
  daysWithRecord: 'Dias com registro',
  daysWithoutRecord: 'Dias sem registro',
  noRecordMeans: 'Os dias sem registro contam desde o primeiro registro do período. Eles não dizem se houve dose.',
  periodCalendar: 'Dias de menstruação',
  periodDays: '{days, plural, one {Há # dia de menstruação anotado.} other {Há # dias de menstruação anotados.}}',
  cycleLengths: 'Duração dos ciclos',
  cycleStart: 'Início',
  cycles:
    '{count, plural, one {Há # ciclo completo, de {shortest} dias.} other {Há # ciclos completos, de {shortest} a {longest} dias.}}',
  cyclesNone: 'Com dois inícios anotados no período, a duração aparece aqui.',
  'note-reminders': 'Cada lembrete guarda só o último dia em que foi feito.',
  'note-crisis': 'Não é preciso olhar isto agora.',
} as const;

export default statistics;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    statistics: typeof statistics;
  }
}
