const exportWords = {
  title: 'Exportar dados',
  intro: 'Leve seus registros para uma consulta, ou guarde uma cópia.',
  options: 'O que incluir',
  optionsAll: 'Tudo: o perfil e os registros de todas as páginas.',
  optionsNothing: 'Nada escolhido ainda.',
  optionsChoose: 'Escolher o que incluir',
  optionsNone: 'Escolha ao menos um item.',
  all: 'Marcar tudo',
  none: 'Desmarcar tudo',
  further: 'Outros registros',
  period: 'Período',
  periodHint: 'Deixe em branco para incluir tudo.',
  from: 'De',
  to: 'Até',
  periodOrder: 'A data final vem antes da inicial.',
  dateHalf: 'Complete esta data ou deixe em branco.',
  format: 'Formato',
  pdf: 'Relatório (PDF)',
  pdfHint: 'Para levar a uma consulta: um resumo e depois os registros.',
  csv: 'Tabela (CSV)',
  csvHint: 'Abre em programas de planilha.',
  json: 'Dados (JSON)',
  jsonHint: 'Cópia completa, que outro programa pode ler.',
  reportLanguage: 'Idioma do arquivo',
  make: 'Criar arquivo',
  makeTitle: 'Formato e idioma',
  running: 'Criando o arquivo: {percent}',
  cancel: 'Cancelar',
  cancelled: 'Exportação cancelada. Nenhum arquivo foi criado.',
  doneTitle: 'Arquivo pronto',
  done: '{name} foi entregue ao navegador, com {records, plural, one {# registro} other {# registros}}.',
  doneAsOf: 'Foi feito sem internet, com os registros como estavam {moment}.',
  again: 'Baixar de novo',
  nothing: 'Não há dados para exportar nas opções e no período escolhidos.',
  notImplemented: 'Este recurso ainda não foi implementado.',
  userNotFoundTitle: 'Usuário não encontrado',
  userNotFound: 'Entre na sua conta de novo, por favor.',
  unreachableTitle: 'Sem conexão com o servidor',
  unreachable:
    'O arquivo é feito do que o servidor guarda, e este aparelho não tem tudo o que foi pedido. Suas escolhas continuam aqui.',
  failedTitle: 'O arquivo não foi criado',
  failed: 'O servidor não conseguiu responder agora. Suas escolhas continuam aqui.',
  retry: 'Tentar de novo',
  waiting:
    '{count, plural, one {# mudança ainda está só neste aparelho e não entra no arquivo.} other {# mudanças ainda estão só neste aparelho e não entram no arquivo.}}',
  momentToday: 'hoje às {time}',
  momentOn: 'em {date}, às {time}',
  preparing: 'Preparando para usar sem internet.',
  ready: 'Pronto para usar sem internet, com os registros como estavam {moment}.',
  offlineKept: 'Sem internet, o arquivo é feito com os registros como estavam {moment}.',
  offlineNone: 'Sem internet não há como criar o arquivo: este aparelho ainda não guarda todos os registros.',
  lockedText: 'Com o Premium você cria arquivos para levar a uma consulta.',
  lockedRead: 'Exportar meus registros',
} as const;

export default exportWords;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    export: typeof exportWords;
  }
}
