/** Messages of the list of hypotheses (for users: ideas), before and after the day of the answer. */
const hypothesisAnswer = {
  list: 'Suas ideias',
  when: 'Dias que contam: de {first} a {last}.',
  answerOn: 'A resposta aparece em {day}.',
  noAnswer: 'Não há resposta.',
  soFar: '{count, plural, one {Até agora, # dia conta.} other {Até agora, # dias contam.}}',
  soFarVisible: 'Com eles, em {unit}, uma diferença de {value} ou mais apareceria em quatro de cada cinco vezes.',
  tooFew:
    'Não há resposta: {count, plural, one {# dia tem} other {# dias têm}} os dois registros. São precisos 28, com ao menos 8 de cada tipo de dia.',
  tooFewAround:
    'Não há resposta: dias com registro antes da mudança, {before}; depois, {after}. São precisos 7 de cada lado.',
  higher: 'Com {kind}, os valores de {outcome} foram maiores {when}.',
  lower: 'Com {kind}, os valores de {outcome} foram menores {when}.',
  higherAfter: 'Depois da mudança, os valores de {outcome} foram maiores.',
  lowerAfter: 'Depois da mudança, os valores de {outcome} foram menores.',
  unclear: 'Não dá para saber.',
  unclearText:
    'Isso não quer dizer que não haja diferença. Em {unit}, estes dias só mostrariam com segurança uma de {value} ou mais.',
  difference: 'Diferença em {unit}: {value} (intervalo de 95%: de {low} a {high}).',
  withInterval: '{value} (de {low} a {high})',
  adjusted:
    'A diferença já desconta os dias da semana, as mudanças lentas e a semelhança entre dias vizinhos. Por isso pode não ser a das médias.',
  chance: 'Andar junto não é causar. De cada 20 ideias sem nada por trás, cerca de uma mostra diferença só por acaso.',
  less: 'menos',
  more: 'mais',
  others: 'outros dias',
  yesIn: '“sim” em “{name}”',
  withTag: 'a etiqueta “{name}”',
  orMoreIn: '{value} ou mais em “{name}”',
  before: '60 dias antes',
  after: '60 dias a partir da mudança',
  group: 'Dias',
  count: 'Quantos',
  mean: 'Média',
  differenceRow: 'diferença',
  means: '{outcome}, média em {unit}',
  meanWith: '{count, plural, one {{value} · # dia} other {{value} · # dias}}',
  meansOf: '{title}. {kind}: {value}. {others}: {other}.',
  otherChanges: 'O que mais aconteceu nesses dias',
  noOtherChange: 'Nenhuma outra mudança de remédio, e nenhum período de 14 dias ou mais sem este registro.',
  gap: 'Sem este registro de {from} a {to}',
  doses:
    'Doses planejadas deste remédio, anotadas como tomadas: {before} antes e {after} depois. Doses de quando precisa ficam fora da conta.',
  ofDoses: '{taken} de {all}',
  today: 'Hoje: {side}',
  next: 'A partir de {day}: {side}.',
  toEnd: 'Continua assim até o fim do plano, {day}.',
  begins: 'O plano começa em {day}: {side}.',
  planDay: 'Dia do plano',
  thatDay: 'Nesse dia: {side}',
  kept: 'Segui o plano',
  notKept: 'Não deu',
  planEnds: 'Para terminar antes, remova a ideia. Um plano interrompido fica sem resposta.',
  higherPlan: 'Nos dias {side}, os valores de {outcome} foram maiores {when}.',
  lowerPlan: 'Nos dias {side}, os valores de {outcome} foram menores {when}.',
  tooFewPlan:
    'Não há resposta: {count, plural, one {# dia tem} other {# dias têm}} este registro. São precisos 28, com ao menos 8 de cada tipo de dia.',
  markedDays:
    '{count, plural, one {# dia está marcado como “Segui o plano”.} other {# dias estão marcados como “Segui o plano”.}}',
  asPlanned:
    'Cada dia foi comparado como sorteado, também quando saiu diferente. Assim é o acaso, e não um dia difícil, que decide o lado de cada um.',
  chancePlan:
    'Você sabia que dia era qual, e isso também pode mudar o que se sente. De cada 20 planos sem nada por trás, um ou dois mostram diferença só por acaso.',
  trackerGone:
    'O registro próprio desta ideia foi removido, e as anotações saíram com ele. Por isso não há resposta. Você pode remover a ideia quando quiser.',
  tagGone:
    'A etiqueta desta ideia foi removida e saiu dos registros. Por isso não há resposta. Você pode remover a ideia quando quiser.',
  tagsMerged:
    'As duas etiquetas desta ideia foram juntadas em uma só, e agora têm os mesmos dias. Por isso não há resposta. Você pode remover a ideia quando quiser.',
  noneTitle: 'Nenhuma ideia guardada ainda',
  noneText: 'Quando você guardar uma, ela espera aqui até o dia de olhar.',
} as const;

export default hypothesisAnswer;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'hypothesis-answer': typeof hypothesisAnswer;
  }
}
