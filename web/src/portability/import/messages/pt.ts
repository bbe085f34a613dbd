/** Messages of importing records from a file. */
const importWords = {
  intro: 'Traga de volta um arquivo de dados do COGN (JSON ou ZIP), ou a tabela (CSV) que o Daylio exporta.',
  safe: 'Primeiro você vê uma prévia. Nada é gravado antes de você confirmar.',
  choose: 'Escolher arquivo',
  another: 'Escolher outro arquivo',
  reading: 'Lendo o arquivo',
  faultTitle: 'Nada foi importado',
  fault: {
    notJson: 'Este arquivo não tem dados que o COGN consiga ler.',
    notOurs: 'Este arquivo não foi feito pelo COGN.',
    newer: 'Este arquivo é de uma versão mais nova do COGN. Recarregue a página e tente de novo.',
    damaged: 'Partes deste arquivo estão danificadas. Se tiver outra cópia, tente com ela.',
    tooLarge: 'Este arquivo é grande demais para ser lido neste aparelho.',
    unreachable: 'Sem conexão com o servidor. Quando ela voltar, escolha o arquivo de novo.',
    failed: 'O servidor não conseguiu responder agora. Tente de novo em um instante.',
  },
  preview: 'Prévia de {name}',
  count: {
    added: '{count, plural, one {# novo} other {# novos}}',
    filled: 'preenche o que está em branco',
    same: '{count, plural, one {# já está aqui} other {# já estão aqui}}',
    differing: '{count, plural, one {# diferente do que está aqui} other {# diferentes do que está aqui}}',
    premium: '{count, plural, one {# fica no arquivo: parte do Premium} other {# ficam no arquivo: parte do Premium}}',
    pastAppointment:
      '{count, plural, one {# fica no arquivo: dia passado, parte do Premium} other {# ficam no arquivo: dias passados, parte do Premium}}',
    agreement:
      '{count, plural, one {# fica no arquivo: falta a sua permissão} other {# ficam no arquivo: falta a sua permissão}}',
    unreadable: '{count, plural, one {# não pode ser lido} other {# não podem ser lidos}}',
  },
  firstOf: 'Ver os primeiros: {what}',
  here: 'Aqui',
  inFile: 'No arquivo',
  otherwise: 'Quando o arquivo diz outra coisa',
  keepMine: 'Manter o que está aqui',
  takeFile: 'Usar o que está no arquivo',
  waits: 'O que fica no arquivo continua nele. Importe o mesmo arquivo de novo quando puder.',
  allow: 'As permissões ficam em “O que você permite”.',
  unknown: 'O COGN não reconhece e deixa de fora: {names}.',
  more: '{names} e mais {count}',
  leftOut: 'Permissões, aparelhos e envios de alerta pertencem à conta e ficam de fora.',
  skipped:
    '{count, plural, one {# registro do arquivo fica de fora, porque o humor dele não vira nenhum daqui.} other {# registros do arquivo ficam de fora, porque o humor deles não vira nenhum daqui.}}',
  photoAdded: 'A foto do perfil também entra.',
  photoKept: 'A foto do perfil que está aqui fica.',
  photoTaken: 'A foto do perfil foi adicionada.',
  photoRefused: 'A foto não foi aceita. Você pode escolhê-la em “Perfil”.',
  nothing: 'Não há nada de novo para importar neste arquivo.',
  start: 'Importar',
  cancel: 'Cancelar',
  running: 'Importando: {percent}',
  stop: 'Parar',
  end: {
    whole: 'Importação concluída',
    cancelled: 'Importação parada',
    paused: 'O servidor pediu uma pausa',
    cut: 'A conexão caiu no meio',
  },
  added: '{count, plural, one {# registro adicionado.} other {# registros adicionados.}}',
  changed: '{count, plural, one {# registro alterado.} other {# registros alterados.}}',
  rest: 'O que entrou está salvo. Para trazer o resto, importe o mesmo arquivo de novo.',
  restLater: 'O que entrou está salvo. Para trazer o resto, importe o mesmo arquivo de novo daqui a uma hora.',
  refused: '{count, plural, one {# registro não foi aceito:} other {# registros não foram aceitos:}}',
  why: {
    notAllowed: 'não permitido para a sua conta',
    noConsent: 'falta a sua permissão',
    retroactive: 'compromisso em dia passado',
    notYet: 'dia que ainda não chegou',
    gone: 'já não existe',
    invalid: 'um valor não foi aceito',
    duplicate: 'já existe um igual',
    tooLarge: 'texto grande demais',
    full: 'a conta já guarda o máximo de registros',
    other: 'outro motivo',
  },
  saveRefused: 'Baixar os que não entraram',
  past: 'Importações que podem ser desfeitas',
  pastHint: 'Só neste aparelho, e até você sair da conta.',
  undo: 'Desfazer',
  undoOf: 'Desfazer: {name}, {time}',
  undoTitle: 'Desfazer esta importação?',
  undoText: 'Sai tudo o que ela adicionou, também o que você mudou depois. O que ela mudou volta a ser como era.',
  undoing: 'Desfazendo: {percent}',
  undone: 'Importação desfeita',
  removed: '{count, plural, one {# registro saiu.} other {# registros saíram.}}',
  restored: '{count, plural, one {# registro voltou a ser como era.} other {# registros voltaram a ser como eram.}}',
  notRestored:
    '{count, plural, one {# registro não pôde voltar a ser como era.} other {# registros não puderam voltar a ser como eram.}}',
  undoCut: 'A conexão caiu no meio. Toque em “Desfazer” de novo para continuar.',
} as const;

export default importWords;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    import: typeof importWords;
  }
}
