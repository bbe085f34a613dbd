const readings = {
  title: 'Leituras',
  intro: 'Livros, textos, quadrinhos: o que você lê, quer ler ou já leu.',
  add: 'Adicionar leitura',
  save: 'Salvar leitura',
  rowTitle: 'Título',
  author: 'Autoria',
  status: 'Situação',
  wantToRead: 'Quero ler',
  reading: 'Lendo',
  finished: 'Lida',
  pausedOrStopped: 'Em pausa',
  date: 'Data',
  dateHint: 'A leitura aparece no mês desta data.',
  insights: 'O que ficou da leitura',
  insightsHint: 'Se quiser: uma frase, uma ideia, um trecho.',
  show: 'Mostrar',
  all: 'Todas',
  noneTitle: 'Nenhuma leitura ainda',
  noneText: 'Um título já basta para começar.',
  noneOfStatus: 'Nenhuma leitura nesta situação.',
  byMonth: 'Leituras por mês',
  search: 'Buscar por título, autoria ou o que ficou',
  finish: 'Marcar como lida hoje',
  finishNamed: 'Marcar como lida hoje: {title}',
  lookBack: 'Leituras do ano',
  finishedIn: '{count, plural, one {Em {year}, # leitura terminada.} other {Em {year}, # leituras terminadas.}}',
  noneFinished: 'Não há leituras terminadas registradas em {year}.',
  readingsCount: '{count, plural, one {# leitura} other {# leituras}}',
  noneOfMonth: 'sem registro',
  month: 'Mês',
  yearBefore: 'Ano anterior',
  yearAfter: 'Próximo ano',
} as const;

export default readings;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    readings: typeof readings;
  }
}
