import { allowed } from './allowed.mjs';
import { judgeText } from './judge-text.mjs';
import { languages, localeOf } from './read-catalogues.mjs';
import { placeholdersOf, readingOf } from './parse-icu-text.mjs';
import { isSpecified } from './specified-texts.mjs';

/**
 * For each language: the letters of Portuguese that the language lacks. Such a letter in a text reveals untranslated
 * Portuguese.
 */
const portugueseLetters = { en: /[ãõçáâàéêíóôú]/iu, es: /[ãõçâêôà]/iu, fr: /[ãõ]/iu, it: /[ãõçâêôáíú]/iu };

/**
 * Returns the problems of a namespace, one line each: place, key, problem.
 * @param {import('./read-catalogues.mjs').Catalogue} catalogue
 * @param {Set<string>} used the keys that the program uses
 * @returns {string[]}
 */
export function judgeCatalogue({ namespace, folder, texts }, used) {
  const portuguese = texts.get('pt');
  if (!portuguese) return [`${folder}/pt.ts: is missing; it gives the keys`];
  const unused = [...portuguese.keys()].filter(
    (key) => !used.has(key) && !(`${namespace}:${key}` in allowed.unused) && !isSpecified(texts.get('en')?.get(key) ?? ''),
  );
  return [
    ...unused.map((key) => `${folder}/pt.ts ${key}: no code asks for this key`),
    ...languages.flatMap((language) => {
      const translated = texts.get(language);
      if (!translated) return [`${folder}/${language}.ts: is missing`];
      const extra = [...translated.keys()].filter((key) => !portuguese.has(key));
      return [
        ...extra.map((key) => `${folder}/${language}.ts ${key}: is not in pt.ts`),
        ...[...portuguese].flatMap(([key, original]) => {
          const text = translated.get(key);
          const problems =
            text === undefined
              ? ['is missing']
              : judgeTranslation({ text, original, language, name: `${namespace}:${key}` });
          return problems.map((problem) => `${folder}/${language}.ts ${key}: ${problem}`);
        }),
      ];
    }),
  ];
}

function judgeTranslation({ text, original, language, name }) {
  try {
    return [
      ...shapeProblems(placeholdersOf(text), placeholdersOf(original), language),
      ...copyProblems(text, original, language),
      ...judgeText(readingOf(text), language, name),
    ];
  } catch (problem) {
    return [`is no ICU text: ${problem.message}`];
  }
}

/**
 * Returns differences in structure from the Portuguese text. A text must have the same placeholders and choices as the
 * Portuguese text, and the plural forms of its own language.
 */
export function shapeProblems(placeholders, original, language) {
  const namesOf = (list) =>
    [...new Set(list.map(({ name, kind }) => `${name}${kind === 'tag' ? ' (tag)' : ''}`))].sort().join(', ');
  const [has, wants] = [namesOf(placeholders), namesOf(original)];
  if (has !== wants) return [`has the placeholders (${has}) where Portuguese has (${wants})`];
  return placeholders.flatMap((placeholder) => {
    const like = original.find(({ name }) => name === placeholder.name);
    if (placeholder.kind === 'select') {
      const [options, expected] = [placeholder, like].map((each) => [...each.options].sort().join(', '));
      return options === expected
        ? []
        : [`chooses for {${placeholder.name}} between (${options}) where Portuguese does between (${expected})`];
    }
    return ['plural', 'selectordinal'].includes(placeholder.kind) ? pluralProblems(placeholder, language) : [];
  });
}

/**
 * Requires the plural form `other`, and `one` if the language has it. Refuses forms that the language lacks. The form `many`
 * (millions in es, fr, it and pt) is optional.
 */
function pluralProblems({ name, kind, options }, language) {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const forms = new Intl.PluralRules(localeOf[language], { type }).resolvedOptions().pluralCategories;
  const named = options.filter((option) => !option.startsWith('='));
  const unknown = named.filter((option) => !forms.includes(option));
  const absent = forms.filter(
    (form) => form !== 'many' && !named.includes(form) && !(form === 'one' && options.includes('=1')),
  );
  return [
    ...unknown.map((form) => `has the plural form “${form}” for {${name}}, which the language does not know`),
    ...absent.map((form) => `lacks the plural form “${form}” for {${name}}`),
  ];
}

/**
 * Reports a text that looks like untranslated Portuguese. Romance languages share short words with Portuguese, so in these
 * languages an equal text counts only if it has more than four words.
 */
export function copyProblems(text, original, language) {
  if (language === 'pt') return [];
  const letters = allowed.names.reduce(
    (rest, name) => rest.replaceAll(name, ''),
    readingOf(text).replace(/\{[^}]*\}/gu, ''),
  );
  if (portugueseLetters[language]?.test(letters)) return ['has a letter that only Portuguese has'];
  if (text !== original || !/\p{L}{2}/u.test(letters) || allowed.sameInEnglish.includes(text)) return [];
  const words = letters.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  return language === 'en' || language === 'ja' || language === 'zh' || words > 4 ? ['is the same as in Portuguese'] : [];
}
