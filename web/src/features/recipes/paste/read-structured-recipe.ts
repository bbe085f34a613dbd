import { linesOf } from '../recipe-text.ts';
import type { ReadRecipe } from './read-recipe.ts';

/**
 * Reads the first schema.org/Recipe of a JSON text, or of the JSON-LD scripts in a page's source. Null if there is none. See
 * https://schema.org/Recipe; its properties may be a text, an object or a list of either.
 */
export function readStructuredRecipe(pasted: string): ReadRecipe | null {
  for (const text of jsonTexts(pasted)) {
    const recipe = findRecipe(parsed(text), 0);
    if (recipe === null) continue;
    const minutes = minutesOf(recipe['totalTime']) ?? sumOf(minutesOf(recipe['prepTime']), minutesOf(recipe['cookTime']));
    return {
      title: textsOf(recipe['name']).join(' '),
      ingredients: textsOf(recipe['recipeIngredient'] ?? recipe['ingredients']).join('\n'),
      instructions: textsOf(recipe['recipeInstructions']).join('\n'),
      prep_time_minutes: minutes,
      servings: servingsOf(recipe['recipeYield']),
    };
  }
  return null;
}

/** The texts that may be JSON: the whole text, or the content of each JSON-LD script. */
function jsonTexts(pasted: string): readonly string[] {
  const trimmed = pasted.trim();
  if (/^[{[]/u.test(trimmed)) return [trimmed];
  return trimmed
    .split(/<script\b/iu)
    .slice(1)
    .filter((rest) => rest.slice(0, rest.indexOf('>')).includes('ld+json'))
    .map((rest) => rest.slice(rest.indexOf('>') + 1).split(/<\/script/iu)[0] ?? '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that only looks like JSON is read as plain text.
    return null;
  }
}

type Properties = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Properties | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Properties) : null;
/** A text or number as text; an empty text for anything else, such as an object whose own `toString` would throw. */
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Pages nest a recipe in lists and in `@graph` or `mainEntity`, and its steps in sections; this many levels are searched. */
const mostLevels = 5;

function findRecipe(value: unknown, level: number): Properties | null {
  if (level > mostLevels) return null;
  for (const each of asList(value)) {
    if (Array.isArray(each)) {
      const inner = findRecipe(each, level + 1);
      if (inner) return inner;
      continue;
    }
    const object = asObject(each);
    if (!object) continue;
    if (asList(object['@type']).some((type) => /(?:^|\/|:)Recipe$/u.test(plain(type)))) return object;
    const inner = findRecipe(object['@graph'], level + 1) ?? findRecipe(object['mainEntity'], level + 1);
    if (inner) return inner;
  }
  return null;
}

/** The lines of a property, which may be a text, steps (`HowToStep`), or sections of steps (`HowToSection`). */
function textsOf(value: unknown, level = 0): readonly string[] {
  if (level > mostLevels) return [];
  return asList(value).flatMap((each) => {
    if (typeof each === 'string') return linesOf(withoutMarkup(each));
    const object = asObject(each);
    if (!object) return [];
    const steps = textsOf(object['itemListElement'], level + 1);
    return steps.length > 0 ? steps : textsOf(object['text'] ?? object['name'], level + 1);
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ', deg: '°' };

/** Control characters, which the database refuses. It accepts line breaks and tabs. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu;

/** Removes tags from a page's text and decodes entities such as `&amp;`. Lone surrogates become U+FFFD. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/li)\b[^<>]*>/giu, '\n')
    .replace(/<[^<>]*>/gu, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/giu, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .toWellFormed()
    .replace(control, '');
}

/** The minutes of an ISO 8601 duration such as `PT1H30M` or `P0DT40M`; null if there are none. */
function minutesOf(value: unknown): number | null {
  const found = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,5}S)?)?$/u.exec(plain(value));
  if (!found) return null;
  const [days = 0, hours = 0, minutes = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return days * 1440 + hours * 60 + minutes || null;
}

const sumOf = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

/** The number of a `recipeYield` such as 4, "4 servings", ["4", "4 porções"] or a `QuantitativeValue`. */
function servingsOf(value: unknown): number | null {
  const found = /\d{1,3}/u.exec(
    asList(value)
      .map((each) => plain(asObject(each)?.['value'] ?? each))
      .join(' '),
  );
  return found ? Number(found[0]) : null;
}
