/** Messages of the verse of the day. */
const verse = {
  title: 'Verso do dia',
  titleOf: 'Verso de {date}',
  paraphrase: 'Paráfrase nossa de {reference}',
  noneInLanguage: 'Este conjunto não tem versos no seu idioma.',
  areOff: 'Os versos estão desligados.',
  like: 'Gostei',
  exchange: 'Trocar este verso',
  choose: 'Escolher versos',
  more: 'Mais',
  choiceTitle: 'Versos do dia',
  close: 'Fechar',
  likedKept: 'Guardado entre os versos de que você gostou',
  likedKeptHere: 'Guardado neste aparelho, entre os versos de que você gostou',
  unliked: 'O verso saiu da sua lista',
  unlikedHere: 'O verso saiu da sua lista, neste aparelho',
  swapped: 'Aqui está outro verso',
} as const;

export default verse;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    verse: typeof verse;
  }
}
