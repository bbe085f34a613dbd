/** Texts of the routine one step at a time. */
const nowNext = {
  now: 'Agora',
  next: 'Em seguida',
  done: 'Feito',
  leave: 'Deixar para depois',
  undo: 'Desfazer: {name}',
  nothing: 'Nada por agora',
  nothingText: 'Este tempo é seu.',
  later: 'Pode ficar para depois',
  laterText: 'Os passos continuam na rotina.',
  again: 'Ver os passos de novo',
} as const;

export default nowNext;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'now-next': typeof nowNext;
  }
}
