import { foldText } from '#lib/fold-text.ts';
import type { Portion } from '../scale-nutrients.ts';

/** The household measures of the table. The messages have a text for each. */
export const measures = [
  'unit',
  'small',
  'medium',
  'large',
  'slice',
  'fillet',
  'teaspoon',
  'tablespoon',
  'cup',
  'pot',
  'packet',
  'can',
  'bar',
  'serving',
] as const;

export type Measure = (typeof measures)[number];

/** A food of the table, with its values for 100 g. */
export interface TableFood extends Portion {
  /** The number in SR28, a food table of the USDA (docs/food-table.md). */
  readonly id: string;
  /** In the person's language. */
  readonly name: string;
  /** The name and further words, folded for search. */
  readonly words: readonly string[];
  /** Grams of one household measure. */
  readonly measures: readonly { readonly measure: Measure; readonly grams: number }[];
}

const isMeasure = (text: string): text is Measure => measures.some((measure) => measure === text);
const linesOf = (text: string) => text.trim().split('\n');
const fold = (text: string) => foldText(text).replaceAll('’', "'");

/** Reads values.ts and the names in one language. A food without a name is left out. */
export function readFoods(values: string, names: string): TableFood[] {
  const namesById = new Map(linesOf(names).map((line) => [line.slice(0, 5), line.slice(6).split('/')]));
  return linesOf(values).flatMap((line) => {
    const [id = '', calories, protein, carbs, fat, sodium, fiber, ...amounts] = line.split(' ');
    const [name, ...more] = namesById.get(id) ?? [];
    if (name === undefined) return [];
    return {
      id,
      name,
      words: [name, ...more].map(fold),
      quantity_g: 100,
      calories: Number(calories),
      protein_g: Number(protein),
      carbs_g: Number(carbs),
      fat_g: Number(fat),
      // SR28 states no fibre for some foods. That is unknown, not zero.
      fiber_g: fiber === '-' ? null : Number(fiber),
      sodium_mg: Number(sodium),
      measures: amounts.flatMap((amount) => {
        const [measure = '', grams] = amount.split('=');
        return isMeasure(measure) ? { measure, grams: Number(grams) } : [];
      }),
    };
  });
}

/** Scripts without spaces between words, in which one character is a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** Whether the text is long enough to search for: two letters, or one Chinese character, kanji or hiragana. */
const isSearchable = (typed: string): boolean => {
  const text = fold(typed).trim();
  return text.length > 1 || unspaced.test(text);
};

/**
 * At most `most` foods, in which each typed word begins a word of the name or of the further words. First come foods whose name
 * has the first typed word as its first word, then names that begin with it, then further words that begin with it, then all
 * others. A plural s in the typed text is ignored. A typed word with Chinese characters, kanji or hiragana may also match
 * within a word.
 */
export function findFoods(foods: readonly TableFood[], typed: string, most: number): TableFood[] {
  if (!isSearchable(typed)) return [];
  const terms = partsOf(fold(typed))
    .map((term) => (term.length > 3 ? term.replace(/s$/u, '') : term))
    .filter(Boolean);
  const has = (word: string, term: string) =>
    unspaced.test(term) ? word.includes(term) : partsOf(word).some((part) => part.startsWith(term));
  return foods
    .filter(({ words }) => terms.every((term) => words.some((word) => has(word, term))))
    .map((food) => ({ food, place: placeOf(food, terms[0] ?? '') }))
    .sort((a, b) => a.place - b.place || a.food.name.length - b.food.name.length)
    .slice(0, most)
    .map(({ food }) => food);
}

const partsOf = (word: string) => word.split(/[\s(),'-]+/u);

function placeOf({ words: [name = '', ...more] }: TableFood, term: string): number {
  // A compound, such as "arroz-doce", is a different food from its first part ("arroz").
  if (name.split(' ')[0] === term) return 0;
  if (name.startsWith(term)) return 1;
  return more.some((word) => word.startsWith(term)) ? 2 : 3;
}
