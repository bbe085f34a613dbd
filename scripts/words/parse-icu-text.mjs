import compile from 'icu-minify/compile';

/** The kinds of placeholders by the numbers that mark them in a compiled text. */
const kinds = { 1: 'select', 2: 'plural', 3: 'selectordinal', 4: 'number', 5: 'date', 6: 'time' };

/**
 * A placeholder: a value that a text gets from the program, and the branches if the value chooses between texts.
 * @typedef {{ name: string, kind: 'value' | 'tag' | 'select' | 'plural' | 'selectordinal' | 'number' | 'date' | 'time', options: string[] }} Placeholder
 */

/**
 * Returns every placeholder of an ICU text, also those within plurals and tags. Throws if the ICU text is invalid.
 * @returns {Placeholder[]}
 */
export function placeholdersOf(text) {
  return placeholdersIn(compile(text));
}

function placeholdersIn(compiled) {
  return Array.isArray(compiled) ? compiled.flatMap((part) => (Array.isArray(part) ? placeholder(part) : [])) : [];
}

function placeholder([name, kind, options, ...more]) {
  if (kind === undefined) return [{ name, kind: 'value', options: [] }];
  if (typeof kind !== 'number') return [{ name, kind: 'tag', options: [] }, ...placeholdersIn([kind, options, ...more])];
  const branches = typeof options === 'object' && kind <= 3 ? options : {};
  return [{ name, kind: kinds[kind], options: Object.keys(branches) }, ...Object.values(branches).flatMap(placeholdersIn)];
}

/** Returns a text approximately as displayed: each choice becomes its longest branch, each placeholder one word. */
export function readingOf(text) {
  return readingIn(compile(text));
}

function readingIn(compiled) {
  if (!Array.isArray(compiled)) return String(compiled);
  return compiled.map((part) => (Array.isArray(part) ? reading(part) : part === 0 ? '2' : String(part))).join('');
}

function reading([name, kind, options, ...more]) {
  if (kind === undefined || kind >= 4) return `{${name}}`;
  if (typeof kind !== 'number') return readingIn([kind, options, ...more].filter((part) => part !== undefined));
  return Object.values(options)
    .map(readingIn)
    .reduce((longest, branch) => (branch.length > longest.length ? branch : longest), '');
}
