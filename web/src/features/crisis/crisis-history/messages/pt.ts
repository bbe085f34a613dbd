/** Texts of the crisis history. */
const crisisHistory = {
  heading: 'Histórico',
  empty: 'Nenhum momento guardado.',
  dayAndTime: '{day}, {time}',
  addressedTo: 'Pedido dirigido a: {names}.',
  noAlert: 'Sem pedido de ajuda.',
  describe: 'Editar descrição',
  leaveDescription: 'Deixar como estava',
  removeTitle: 'Remover este momento?',
  removeText: 'Você poderá desfazer logo em seguida.',
  removeAlertText: 'Desfazer traz de volta o dia e a descrição. O estado das mensagens não volta.',
  removeForGood: 'Sem o Premium, não será possível desfazer.',
  removeConfirm: 'Remover momento',
  removeCancel: 'Manter momento',
  removed: 'Momento removido',
  broughtBack: 'Momento de volta',
  notBroughtBack: 'O momento não voltou',
} as const;

export default crisisHistory;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'crisis-history': typeof crisisHistory;
  }
}
