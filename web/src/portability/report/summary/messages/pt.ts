/** Messages of the two pages of the summary. */
const summary = {
  nothing: 'Nada anotado nestes dias.',
  notIncluded: 'Não incluído neste arquivo.',
  moreLines: '{count, plural, one {… e mais # linha} other {… e mais # linhas}}',
  crises: '{count, plural, one {# evento, em {dates}.} other {# eventos, em {dates}.}}',
  moreDescribed: '{count, plural, one {Mais # tem descrição.} other {Mais # têm descrição.}}',
  planWritten: 'Plano de segurança: {count} de {all} passos escritos.',
  earlierOnes: '{count, plural, one {mais # antes} other {mais # antes}}',
  overloadDaysOf:
    '{count, plural, =0 {Nenhum dia} one {# dia} other {# dias}} com sobrecarga anotada em {days, plural, one {# dia} other {# dias}}.',
  overloadRate: 'Isso dá ao menos {rate} a cada 30 dias.',
  answered: 'Houve resposta em {count, plural, one {# dia} other {# dias}} ({share}). Dos outros dias nada se sabe.',
  intensity: 'Intensidade média {mean} de 5 (n = {count}).',
  duration: 'Duração média {time} (n = {count}).',
  triggers: 'Antes, o mais anotado: {list}.',
  helped: 'O que mais ajudou: {list}.',
  others: '{count, plural, one {mais # item} other {mais # itens}}',
  overloads: 'Sobrecargas',
  moodGroup: '{name}: {count} de {total} ({share}), intensidade média {mean} de 5 ({list}).',
  pleasant: 'Agradáveis',
  hard: 'Difíceis',
  other: 'Cansaço e reflexão',
  moodsByTime: 'Registros de humor',
  hardIntensity: 'Intensidade dos difíceis, de 1 a 5',
  sleepSum: 'Em média {mean} por dia (n = {count}), de {low} a {high}.',
  middle: 'Meio do sono às {time} (n = {count}).',
  regularity: 'Regularidade: desvio-padrão de {time}.',
  sleep: 'Sono por dia, em horas',
  batterySum: 'Média {mean} (n = {count}), de {low} a {high}.',
  drains: 'O que mais gastou: {list}.',
  charges: 'O que mais recarregou: {list}.',
  batteryPicture: 'Bateria social, em %',
  senses: 'Sentidos',
  sensesPicture: 'Percepção de cada sentido',
  less: 'menos',
  usual: 'comum',
  more: 'mais',
  records: '{count, plural, one {# registro} other {# registros}}',
  medicationHow: 'Previstas pelo plano de cada dia e pelos registros. Sem registro: não se sabe se foi tomada.',
  medicine: 'Remédio',
  planned: 'Previstas',
  taken: 'Tomadas',
  skipped: 'Não tomadas',
  postponed: 'Para depois',
  noRecord: 'Sem registro',
  asNeeded: 'Fora do plano',
  sideEffects: 'Efeitos anotados',
  andMore: '{count, plural, one {E mais # remédio, que não coube aqui.} other {E mais # remédios, que não couberam aqui.}}',
  periods:
    '{count, plural, =0 {Início não anotado.} one {# menstruação, com início em {date}.} other {# menstruações, a última com início em {date}.}}',
  cycles: 'Ciclos de {low} a {high} dias, mediana {median} (n = {count}).',
  symptoms: 'Sintomas mais anotados: {list}.',
  recorded: 'Quanto foi anotado',
  recordedOf: 'Dias com registro, de {days}: {list}.',
  ownTexts: 'Nas palavras da pessoa',
  medicineChanges: 'Mudanças nos remédios (linhas tracejadas)',
  listedSince: 'Na lista desde',
  visit: 'Para esta consulta',
  visitNone: 'Nenhuma consulta preparada.',
  question: 'Pergunta {number}',
  markedMore:
    '{count, plural, one {E mais # registro marcado, que não está aqui.} other {E mais # registros marcados, que não estão aqui.}}',
} as const;

export default summary;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    summary: typeof summary;
  }
}
