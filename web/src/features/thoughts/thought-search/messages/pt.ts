const thoughtSearch = {
  label: 'Palavras',
  hint: 'Acentos e maiúsculas não fazem diferença.',
  found:
    '{count, plural, =0 {Nenhum pensamento com estas palavras.} one {# pensamento com estas palavras.} other {# pensamentos com estas palavras.}}',
  foundHere:
    '{count, plural, =0 {Neste aparelho, nenhum pensamento com estas palavras.} one {Neste aparelho, # pensamento com estas palavras.} other {Neste aparelho, # pensamentos com estas palavras.}}',
  openDay: 'Abrir {date}',
} as const;

export default thoughtSearch;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'thought-search': typeof thoughtSearch;
  }
}
