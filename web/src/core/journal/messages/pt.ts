/** The words of the shells of journals and lists: dates, rows, form, removing, agreement, looking back. A page's own words are in its folder. */
const journal = {
  date: 'Data',
  previousDay: 'Dia anterior',
  nextDay: 'Dia seguinte',
  otherDay: 'Outro dia',
  today: 'Hoje',
  yesterday: 'Ontem',
  closeDays: 'Fechar',

  entriesOf: 'Registros de {date}',
  loading: 'Abrindo seus registros',
  offline: 'Sem conexão agora. Você vê o que está guardado neste aparelho.',
  absent: 'Sem conexão agora. O que você guardou antes não está neste aparelho e aparece quando a conexão voltar.',
  noneHere: 'Nada deste dia está neste aparelho',
  noneTitle: 'Nenhum registro neste dia',
  noneText: 'Se quiser, adicione um quando for bom para você.',
  noneToRead: 'Escolha outro dia para ver os registros que você já fez.',

  formAdd: 'Adicionar registro',
  formEdit: 'Editar registro das {time}',
  add: 'Salvar registro',
  change: 'Salvar mudanças',
  mend: 'Há algo para ajustar no formulário. O que você escreveu continua aqui.',
  added: 'Registro salvo',
  addedHere: 'Registro salvo neste aparelho',
  addedHereText: 'Ele será enviado quando a conexão voltar.',
  refusedText: 'O registro continua neste aparelho. O motivo está junto dele.',
  changed: 'Mudanças salvas',
  changedHere: 'Mudanças salvas neste aparelho',

  removeTitle: 'Remover este registro?',
  removeText: 'Você poderá desfazer logo em seguida.',
  removeConfirm: 'Remover registro',
  removeCancel: 'Manter registro',
  removed: 'Registro removido',
  removedHereText: 'Por enquanto, só neste aparelho. A remoção será enviada quando a conexão voltar.',
  notRemovedText: 'O registro continua na lista. O motivo está junto dele.',
  undone: 'Registro de volta ao lugar',

  named: '{words}: {name}',
  removeNamed: 'Remover {name}?',
  removeNamedConfirm: 'Remover {name}',
  keepNamed: 'Manter {name}',
  leftList: '{name} saiu da lista',
  backInList: '{name} voltou para a lista',

  consentTitle: 'Permissão para guardar',
  'consentText-health': 'Estes registros falam da sua saúde. Para guardar, precisamos da sua permissão.',
  'consentText-spirituality': 'Estes registros falam da sua espiritualidade. Para guardar, precisamos da sua permissão.',
  consentRights: 'No aplicativo, ninguém mais vê estes registros. Você pode retirar a permissão quando quiser.',
  consentGive: 'Permitir guardar',
  consentLater: 'Agora não',
  consentDeferred: 'Tudo bem. Você pode ler esta página e permitir quando quiser.',
  consentReview: 'Ver a permissão',
  consentFailed: 'Não foi possível salvar a permissão. Tente de novo.',

  lockedTitle: 'Esta página faz parte do Premium',
  lockedText: 'Com o Premium você pode registrar aqui. Seus registros de antes continuam seus.',
  lockedTextNew: 'Com o Premium você pode registrar aqui.',
  lockedOpen: 'Conhecer o Premium',
  lockedRead: 'Ver meus registros',
  readOnly: 'Você pode ler seus registros. Adicionar e editar fazem parte do Premium.',

  lookBack: 'Olhar para trás',
  period: 'Período',
  week: 'Semana',
  fourWeeks: '4 semanas',
  twelveWeeks: '12 semanas',
  month: 'Mês',
  quarter: 'Três meses',
  year: 'Ano',
  earlierPeriod: 'Período anterior',
  laterPeriod: 'Período seguinte',
  between: 'De {from} a {to}',
  asTable: 'Ver como tabela',
  noRecord: 'sem registro',
  times: 'Vezes',
  showMore: 'Mostrar mais',
  showLess: 'Mostrar menos',
  moreOptions: 'Mostrar mais opções',
  clearChoice: 'Limpar escolha',
  nothingInPeriod: 'Nenhum registro neste período.',

  'problem-not-whole': 'Escreva um número sem casas decimais.',
  'problem-too-short': 'Escreva pelo menos {minLength} caracteres.',
  'problem-not-a-choice': 'Escolha uma das opções.',
  'problem-not-a-date': 'Escolha um dia do calendário.',
  'problem-not-a-time': 'Escreva a hora assim: 08:30.',
  'problem-too-many': 'Escolha no máximo {max}.',
} as const;

export default journal;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    journal: typeof journal;
  }
}
