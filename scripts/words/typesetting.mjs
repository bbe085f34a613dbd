const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const latin = String.raw`[\p{Script=Latin}\p{Nd}]`;

/** Punctuation rules for all languages: each problem and its pattern. In a pattern, a placeholder counts as a word. */
const everywhere = [
  ['write ’ instead of the straight apostrophe', /\p{L}'\p{L}/u],
  ['write typographic quotation marks', /"/u],
  ['write … instead of three dots', /\.\.\./u],
  ['leave one space between words', / {2}/u],
  ['leave no space at either end', /^ | $/u],
];
const halfWidth = ['use the full-width mark', new RegExp(`${cjk}[,.?!:;()]|[,.?!:;()]${cjk}`, 'u')];

const rules = {
  fr: [
    ['join : ; ? ! » to the word before with a no-break space', /[^\S\u00a0\u202f][:;?!»]|[\p{L}}][;?!»]/u],
    ['join « to the word after with a no-break space', /«[^\u00a0\u202f]/u],
  ],
  ja: [
    halfWidth,
    ['use 「」 as quotation marks', /[“”]/u],
    [
      'leave no space between Japanese and Latin letters or numbers: the browser sets it',
      new RegExp(`${cjk} +${latin}|${latin} +${cjk}`, 'u'),
    ],
  ],
  zh: [
    halfWidth,
    ['use “” as quotation marks', /[「」]/u],
    ['leave a space between Chinese and Latin letters or numbers', new RegExp(`${cjk}${latin}|${latin}${cjk}`, 'u')],
  ],
};

/** Returns the punctuation problems of a text. */
export function typesettingProblems(text, language) {
  return [...everywhere, ...(rules[language] ?? [])].filter(([, wrong]) => wrong.test(text)).map(([problem]) => problem);
}
