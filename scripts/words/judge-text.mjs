import { allowed } from './allowed.mjs';
import { exclamation, forbiddenWords } from './forbidden-words.mjs';
import { longest, longSentences } from './sentences.mjs';
import { isSpecified } from './specified-texts.mjs';
import { terms } from './terms.mjs';
import { typesettingProblems } from './typesetting.mjs';

/**
 * Returns the problems of one displayed text. An English text that the specification prescribes is not checked.
 * @param {string} text without ICU syntax: see `readingOf`
 * @param {string} language
 * @param {string} name `namespace:key`, or `file:key`
 * @returns {string[]}
 */
export function judgeText(text, language, name) {
  if (text.trim() === '') return ['is empty'];
  if (language === 'en' && isSpecified(text)) return [];
  return [
    ...(`${language} ${name}` in allowed.words ? [] : pressureIn(text, language)),
    ...otherTermsIn(text, language, name),
    ...longSentences(text, language).map(
      ({ sentence, length }) =>
        `has a sentence of ${length} ${language in longest ? 'characters' : 'words'}, more than ${longest[language] ?? longest.words}: “${sentence}”`,
    ),
    ...typesettingProblems(text, language),
  ];
}

/** Reports each word that has a preferred term in `terms`. Ignores placeholders, because users do not see their names. */
function otherTermsIn(text, language, name) {
  const read = text.replace(/\{[^}]*\}/gu, '');
  return terms[language].flatMap(([instead, word, where]) => {
    if (where && !where.test(name)) return [];
    const [said] = word.exec(read) ?? [];
    return said ? [`says “${said}”, where the term is “${instead}”`] : [];
  });
}

function pressureIn(text, language) {
  const found = forbiddenWords[language].flatMap(([why, word]) => {
    const [said] = word.exec(text) ?? [];
    return said ? [`says “${said}” (${why}), which comfort rule 22 leaves out`] : [];
  });
  return exclamation.test(text) ? [...found, 'has an exclamation mark'] : found;
}
