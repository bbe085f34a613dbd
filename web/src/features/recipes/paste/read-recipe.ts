import { foldText } from '#lib/fold-text.ts';
import { linesOf } from '../recipe-text.ts';
import { readStructuredRecipe } from './read-structured-recipe.ts';

/** What a pasted text says about a recipe. The names are those of the form's fields. */
export interface ReadRecipe {
  readonly title: string;
  readonly ingredients: string;
  readonly instructions: string;
  readonly prep_time_minutes: number | null;
  readonly servings: number | null;
}

/**
 * Reads a recipe from its text, from JSON-LD (schema.org/Recipe), or from the source of a page that contains JSON-LD. In a
 * plain text, unclassified lines become instructions, so that nothing is lost. Null for a blank text.
 */
export const readRecipe = (pasted: string): ReadRecipe | null => readStructuredRecipe(pasted) ?? readText(pasted);

type Part = 'start' | 'ingredients' | 'instructions';

/** Headings of the two parts in the app's languages. */
const headings: Record<Exclude<Part, 'start'>, readonly string[]> = {
  ingredients: [
    ...['ingredientes', 'ingredients', 'ingrédients', 'ingredienti', '材料', '食材', '用料', '原料', '配料'],
  ].map(foldText),
  instructions: [
    ...['modo de prepar', 'modo de fazer', 'como fazer', 'preparo', 'preparaç', 'preparac', 'preparation', 'préparation'],
    ...['instruç', 'instrucc', 'instructions', 'directions', 'method', 'steps', 'elaboración', 'pasos', 'étapes'],
    ...['preparazione', 'procedimento', '作り方', 'つくり方', '手順', '做法', '步骤', '制作'],
  ].map(foldText),
};
const longestHeading = 60;

/** The part whose heading this line is; null if it is none. A line with a full stop is a step, however it begins. */
function headingOf(line: string): Exclude<Part, 'start'> | null {
  const folded = foldText(line).replace(/^[^\p{L}]{1,5}/u, '');
  if (folded.length > longestHeading || /[.。]$/u.test(folded)) return null;
  const isHeading = (part: Exclude<Part, 'start'>) => headings[part].some((heading) => folded.startsWith(heading));
  return isHeading('ingredients') ? 'ingredients' : isHeading('instructions') ? 'instructions' : null;
}

const withoutBullet = (line: string) => line.replace(/^[-–—•*·▪◦‣○●・]\s{0,5}/u, '');
const withoutNumber = (line: string) => withoutBullet(line).replace(/^\d{1,2}\s?[.)．）]\s{0,5}(?!\d)/u, '');

/** Whether a line without a heading above it looks like an ingredient: short, and it begins with a bullet or an amount. */
const looksLikeIngredient = (line: string) =>
  line.length <= 80 && /^(?:[-–—•*·▪◦‣○●・]|[\d０-９½⅓⅔¼¾⅛])/u.test(line) && withoutNumber(line) === withoutBullet(line);

function readText(pasted: string): ReadRecipe | null {
  const [title, ...lines] = linesOf(pasted);
  if (title === undefined) return null;
  const found = { ingredients: [] as string[], instructions: [] as string[] };
  // A line with minutes counts as a fact only above the first heading. Without headings, it may be a step.
  const hasHeadings = lines.some((line) => headingOf(line) !== null);
  const facts: string[] = [];
  let part: Part = 'start';
  for (const line of lines) {
    const heading = headingOf(line);
    const { minutes, servings } = factsOf(line);
    if (heading !== null && heading !== part) {
      part = heading;
      facts.push(line);
    } else if (hasHeadings && part === 'start' && line.length <= longestHeading && (minutes ?? servings) !== null)
      facts.push(line);
    else if (part === 'ingredients' || (part === 'start' && looksLikeIngredient(line))) {
      found.ingredients.push(withoutBullet(line));
    } else found.instructions.push(withoutNumber(line));
  }
  const all = facts.map(factsOf);
  return {
    title: withoutBullet(title).replace(/^#{1,6}\s{1,5}/u, ''),
    ingredients: found.ingredients.join('\n'),
    instructions: found.instructions.join('\n'),
    prep_time_minutes: all.find(({ minutes }) => minutes !== null)?.minutes ?? null,
    servings: all.find(({ servings }) => servings !== null)?.servings ?? null,
  };
}

const peopleBehind = /(\d{1,3})\s{0,3}(?:porc|pessoa|person|serving|people|racion|part|porzion|人分|人前|人份|份)/u;
const peopleAhead =
  /(?:porcoes|servings|serves|rende|rendimento|raciones|porciones|portions|porzioni|pour|para|per|for)\s{0,3}:?\s{0,3}(\d{1,3})(?!\s{0,3}(?:min|h))/u;
const hoursIn = /(\d{1,2})\s{0,3}(?:h(?![a-z])|hora|hour|heure|or[ae](?![a-z])|時間|小時|小时)/u;
const minutesIn = /(\d{1,4})\s{0,3}(?:min|分(?!量)|m(?![a-z]))/u;

/** The minutes and the servings that a line states; null if it states none. */
function factsOf(line: string): { minutes: number | null; servings: number | null } {
  const text = foldText(line);
  const people = peopleBehind.exec(text) ?? peopleAhead.exec(text);
  const [hours, minutes] = [hoursIn.exec(text), minutesIn.exec(text)];
  return {
    minutes: hours || minutes ? Number(hours?.[1] ?? 0) * 60 + Number(minutes?.[1] ?? 0) : null,
    servings: people ? Number(people[1]) : null,
  };
}
