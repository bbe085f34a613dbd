const likedVerses = {
  title: 'Versos de que você gostou',
  none: 'Quando você gostar de um verso, ele fica guardado aqui.',
  unlike: 'Tirar da lista',
  unlikeNamed: 'Tirar da lista: {verse}',
} as const;

export default likedVerses;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'liked-verses': typeof likedVerses;
  }
}
