/** Messages of the setting for alarms while the app is closed. */
const push = {
  title: 'Com o app fechado',
  label: 'Avisar também com o app fechado',
  why: 'Vale só neste aparelho. Ao ligar, o navegador pergunta se o COGN pode mostrar notificações.',
  passes:
    'O aviso passa criptografado pelo serviço de quem fez o navegador. Esse serviço vê que algo chegou e quando, mas não o que diz.',
  lockScreen:
    'Na tela bloqueada, quem vê o aparelho pode ler o nome do remédio ou do compromisso, ou o lembrete. Com o aviso discreto, aparece só o horário.',
  turning: 'Um momento…',
  states: {
    on: 'Ligado. Os avisos chegam a este aparelho também com o app fechado.',
    off: 'Desligado. Neste aparelho, os avisos tocam só com o app aberto.',
    denied: 'As notificações do COGN estão bloqueadas neste navegador. Os avisos tocam só com o app aberto.',
    impossible: 'Este navegador não recebe avisos com o app fechado. Eles tocam só com o app aberto.',
    noWorker: 'Este servidor não guarda o app no aparelho, e isso é preciso. Os avisos tocam só com o app aberto.',
  },
  how: {
    denied: 'Se quiser, permita as notificações deste site nas configurações do navegador. Depois volte aqui e ligue.',
    impossible: 'No iPhone e no iPad, adicione o COGN à Tela de Início e abra por lá. Aí dá para ligar.',
  },
  failures: {
    dismissed: 'O navegador não deu a permissão. Nada mudou.',
    unreachable: 'O servidor não respondeu. Nada mudou. Tente de novo quando houver conexão.',
    noServer: 'Este servidor não envia avisos a este navegador com o app fechado. Nada mudou.',
    notKept: 'O app ainda não está guardado neste aparelho. Nada mudou. Tente de novo daqui a pouco.',
    failed: 'O navegador não conseguiu ligar agora. Nada mudou, e você pode tentar de novo.',
  },
  file: 'Se quiser, leve os horários para a agenda do aparelho. Ela avisa mesmo com o COGN fechado.',
} as const;

export default push;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    push: typeof push;
  }
}
