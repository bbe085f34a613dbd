/** Initials of a name's first and last word: 'ana maria souza' gives 'AS', 'ana' gives 'A', '' gives ''. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const firstSign = (word = '') => [...segmenter.segment(word)][0]?.segment ?? '';
  return ends.map(firstSign).join('').toLocaleUpperCase();
}
