/** A sentence ends at a punctuation mark before a space, at a Chinese or Japanese full stop, and at the end of a line. */
const ends = /(?<=[.?!…]["”’»)]?)\s+|(?<=[。？！][」』”）]?)|\n+/u;

/**
 * The longest allowed sentence: 20 words (comfort rule 28). Japanese and Chinese have no spaces, so their characters are counted.
 * - ja 60: the Agency for Cultural Affairs' guide to official writing (公用文作成の考え方, 2022) recommends revising sentences of 50 to 60.
 * - zh 50: our own limit. Twenty English words are some 35 Chinese characters; 50 leaves room for names and numbers.
 */
export const longest = { words: 20, ja: 60, zh: 50 };

/** Returns the sentences that exceed `longest`, each with its length. */
export function longSentences(text, language) {
  return text
    .split(ends)
    .map((sentence) => ({ sentence, length: lengthOf(sentence, language) }))
    .filter(({ length }) => length > (longest[language] ?? longest.words));
}

/** The length in words, or in ja and zh in characters without punctuation. A placeholder counts as one word or two characters. */
export function lengthOf(sentence, language) {
  if (!(language in longest)) return sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const latin = /[\p{Script=Latin}\p{N}@.+-]+/gu;
  return [
    ...sentence
      .replace(/\{[^}]*\}/gu, '字字')
      .replace(latin, '字字')
      .replace(/[^\p{L}]/gu, ''),
  ].length;
}
