/** Messages of the list of writes that the server refused, fetched when the list is opened. */
const saving = {
  title: 'Registros que não foram salvos',
  text: 'Eles continuam neste aparelho. Você escolhe o que fazer com cada um.',
  none: 'Nenhum registro nesta situação.',
  reason: 'Motivo: {reason}',
  from: 'De {time}',
  retry: 'Tentar de novo',
  copy: 'Copiar texto',
  copied: 'Texto copiado',
  copyFailed: 'Não foi possível copiar. Você pode selecionar o texto.',
  discard: 'Descartar',
  discardTitle: 'Descartar este registro?',
  discardText: 'Ele sai deste aparelho e não pode voltar.',
  mine: 'Sua versão',
  theirs: 'A outra versão',
  keepMine: 'Ficar com a minha',
  keepTheirs: 'Ficar com a outra',
  decideLater: 'Decidir depois',
  discardMineTitle: 'Ficar com a outra versão?',
  discardMineText: 'A sua versão sai deste aparelho e não pode voltar. Antes, você pode copiar o texto dela.',
  discardConfirm: 'Descartar registro',
  keep: 'Manter registro',
  photos: 'Fotos',
  photoTexts: 'Descrições das fotos',
} as const;

export default saving;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    saving: typeof saving;
  }
}
