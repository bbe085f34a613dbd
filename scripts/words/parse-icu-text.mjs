import compile from 'icu-minify/compile';

/** The numbers that mark the kind of a placeholder in a compiled text. */
const kinds = { 1: 'select', 2: 'plural', 3: 'selectordinal', 4: 'number', 5: 'date', 6: 'time' };

/**
 * A value that a text needs from the program, and the branches of its choice.
 * @typedef {{ name: string, kind: 'value' | 'tag' | 'select' | 'plural' | 'selectordinal' | 'number' | 'date' | 'time', options: string[] }} Placeholder
 */

/**
 * Every placeholder of an ICU text, also in plurals and tags. Throws for an invalid ICU text.
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

/** A text as displayed: the longest branch of each choice, a placeholder as one word. */
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
