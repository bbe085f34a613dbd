const report = {
  heading: 'Resumo para a consulta',
  period: 'De {from} a {to}: {days, plural, one {# dia} other {# dias}}.',
  madeOn: 'Feito em {date} com as anotações da própria pessoa no COGN.',
  asOf: 'Feito sem internet, com os registros como estavam em {date}, às {time}. O que veio depois não está aqui.',
  reading: 'Um dia sem registro é só isso, nunca zero. Nada aqui é diagnóstico.',
  born: '{date}, {age, plural, one {# ano} other {# anos}}',
  named: '{name}: {value}',
  changed: 'O que mudou',
  changedHow:
    'Entre parênteses, o intervalo de 95%, que leva em conta que dias vizinhos se parecem. Se ele passa pelo zero, estes dias não bastam para dizer se algo mudou. n: dias com registro; são precisos ao menos {count} em cada período.',
  measure: 'Medida',
  span: '{from} a {to}',
  difference: 'Diferença',
  fewDays: 'poucos dias com registro',
  halfOpen: 'menos da metade dos dias tem resposta',
  changedBy: '{difference} (de {low} a {high})',
  unclear: 'sem mudança clara (de {low} a {high})',
  sleepHours: 'Sono por dia, média',
  midSleep: 'Meio do sono (+: mais tarde)',
  battery: 'Bateria social, média',
  overloadDays: 'Dias em sobrecarga, entre os dias com resposta',
  dosesTaken: 'Doses tomadas, entre as que têm resposta',
  withCount: '{value} (n = {count})',
  points: '{value} pontos percentuais',
  daysOf: '{days} de {of, plural, one {# dia} other {# dias}}',
  daysBy:
    '{count, plural, one {# dia com registro} other {# dias com registro}}, {step, select, day {por dia} week {por semana} other {por mês}}',
  trendAlt: '{name}: média {mean}, de {low} a {high}. {note}. Onde falta a linha não há registro.',
  totalAlt: '{name}: {sum} ao todo. {note}.',
  steps:
    'Nos desenhos com tempo, cada ponto é {step, select, week {uma semana} other {um mês}}: o primeiro tem {first} dias, e o último {last}.',
  barsAlt: '{name}: {list}.',
  noRecord: 'Sem registro',
  entry: 'registro',
  oneLine:
    'Cada data tem os registros do dia, separados por uma barra ou uma linha nova. Valores sem nome seguem a ordem do alto da coluna; – é um valor em branco.',
  daySum: 'Soma de {count, plural, one {# registro} other {# registros}}: {list}',
  sums: 'Aqui os números de cada dia estão somados. Um n diz quantos registros têm o valor, se não todos. O CSV e o JSON têm cada registro.',
  leftOut: 'Sem os registros de: {list}.',
  all: 'Registros',
  counted:
    '{count, plural, one {# registro} other {# registros}} em {days, plural, one {# dia} other {# dias}}, de {from} a {to}.',
  undated: '{count, plural, one {# item} other {# itens}}.',
  page: 'Página {page}',
  codes: 'Sinais que nenhuma fonte deste arquivo tem aparecem como código, assim: {example}.',
} as const;

export default report;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    report: typeof report;
  }
}
