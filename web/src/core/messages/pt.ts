/** Messages that every part of the app may need: actions, saving states, errors, fields. Namespace `core`. */
const core = {
  actions: {
    edit: 'Editar',
    remove: 'Remover',
    undo: 'Desfazer',
    cancel: 'Cancelar',
    retry: 'Tentar de novo',
    retryAt: 'O aplicativo tenta de novo às {time}.',
  },
  part: {
    opening: 'Abrindo',
    failedTitle: 'Esta parte não abriu',
    failedText: 'Tente de novo em um instante. Sem conexão, ela abre quando a conexão voltar.',
  },
  saving: {
    saved: 'Salvo',
    'on-device': 'Salvo neste aparelho',
    refused: 'Não foi salvo',
    bothVersions: 'Ver as duas versões',
  },
  notKept: {
    full: 'Não foi salvo: este aparelho está sem espaço. Seu texto continua aqui.',
    noStorage: 'Não foi salvo: este navegador não consegue guardar dados agora. Seu texto continua aqui.',
    signedOut: 'Não foi salvo: sua sessão terminou. Entre de novo; seu texto continua aqui.',
  },
  refused: {
    notAllowed: 'Sua conta não permite salvar isto agora. O registro continua neste aparelho.',
    noConsent: 'Falta a sua permissão, em “Privacidade e dados”. O registro continua neste aparelho.',
    retroactive: 'Compromissos em dias passados fazem parte do Premium. Este continua neste aparelho.',
    notYet: 'Este dia ainda não chegou.',
    gone: 'Este registro já não existe. Ele foi removido em outro lugar.',
    conflict: 'Este registro também mudou em outro lugar. As duas versões estão guardadas; escolha qual fica.',
    invalid: 'Um dos valores não foi aceito. Edite o registro para ajustar.',
    duplicate: 'Já existe um registro igual.',
    tooLarge: 'O texto é grande demais. Edite o registro para encurtar.',
    full: 'Sua conta já guarda o máximo de registros. Este continua neste aparelho.',
    other: 'O servidor não aceitou este registro.',
  },
  errors: {
    loadingProfile: 'Erro ao carregar o perfil.',
    savingProfile: 'Erro ao salvar o perfil.',
    loadingEntries: 'Erro ao carregar os registros.',
    savingEntry: 'Erro ao salvar o registro.',
    removingEntry: 'Erro ao remover o registro.',
  },
  fields: {
    required: 'Preencha este campo.',
    notANumber: 'Escreva um número.',
    tooLow: 'Escreva um número a partir de {min}.',
    tooHigh: 'Escreva um número até {max}.',
    tooLong: 'O texto é longo demais. Cabem até {max} caracteres.',
  },
} as const;

export default core;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    core: typeof core;
  }
}
