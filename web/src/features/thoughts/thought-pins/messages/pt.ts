/** Texts of pinned thoughts. */
const thoughtPins = {
  title: 'Fixados',
  pin: 'Fixar',
  unpin: 'Desafixar',
  pinned: 'Pensamento fixado',
  pinnedHere: 'Pensamento fixado neste aparelho',
  unpinned: 'Pensamento desafixado',
  unpinnedHere: 'Pensamento desafixado neste aparelho',
  full: 'Já há {most} pensamentos fixados. Desafixe um para fixar este.',
  openDay: 'Abrir {date}',
} as const;

export default thoughtPins;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'thought-pins': typeof thoughtPins;
  }
}
