import { foldText } from '#lib/fold-text.ts';
import { joiningWords, wideWords, without } from './plain-words.ts';
import { isUnspaced, stemOf, wordsOf } from './words-of.ts';

/** How people part what they are allergic to: marks of every script, line ends, and the words for "and" and "or". */
// eslint-disable-next-line redos/no-vulnerable -- runs of spaces are bounded, the lookarounds see one sign
const partings = /[,;/|+\n、，；・。]+|\s{1,20}(?:e|and|y|et|ed|ou|or|o|und)\s{1,20}|(?<=\P{ASCII})[と和及](?=\P{ASCII})/iu;

/** In texts without spaces: what is said around a food that one is allergic to, and that it is left out. */
const aroundUnspaced = /アレルギー|不耐症?|過敏症?|过敏|不耐受|なし|無し|特に|^[对對]|^[无無没]$/gu;
const leftOut = (term: string) => {
  const literal = term.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  return new RegExp(`(?:[无無不]含?|零)${literal}|${literal}(?:不使用|なし|無し|抜き|フリー|ふりー)`, 'gu');
};

/** What the person is allergic to, as they wrote it in their profile, one thing each. */
function termsOf(allergies: string): string[] {
  return [...new Set(allergies.split(partings).map((term) => term.trim().replace(/[.。]{1,8}$/u, '')))].filter(Boolean);
}

function isInUnspaced(term: string, text: string): boolean {
  const wanted = foldText(term.normalize('NFKC').replace(aroundUnspaced, '')).trim();
  // One syllable of kana is in too many words; one sign of Han is a word ("卵", "虾").
  if (wanted === '' || (wanted.length < 2 && /[\p{Script=Hiragana}]/u.test(wanted))) return false;
  return foldText(text).replace(leftOut(wanted), '').includes(wanted);
}

function isInSpaced(term: string, text: string): boolean {
  const wanted = wordsOf(term).filter((word) => word.length > 1 && !joiningWords.has(word));
  if (wanted.length === 0) return false;
  const words = wordsOf(text);
  const said = new Set(
    words
      .filter((_, place) => !without.has(words[place - 1] ?? '') && !['free', 'frei'].includes(words[place + 1] ?? ''))
      .map(stemOf),
  );
  const own = wanted.filter((word) => !wideWords.has(word));
  return own.length > 0 ? own.some((word) => said.has(stemOf(word))) : wanted.every((word) => said.has(stemOf(word)));
}

/**
 * Which of the person's allergies, as they wrote them, are named in a text: by words, whatever the accents, capitals or plural. It compares
 * words and knows nothing of food: what it does not find is not thereby safe, and no text of ours may say so.
 */
export function findAllergens(allergies: string | null | undefined, text: string): string[] {
  return termsOf(allergies ?? '').filter((term) => (isUnspaced(term) ? isInUnspaced(term, text) : isInSpaced(term, text)));
}
