import type { Values } from '#core/journal/fields.ts';
import { optional, text } from '#core/journal/fields.ts';
import { longestOption, trackerList, type Tracker, type TrackerKind } from '../tracker-tables.ts';

/** How many options each kind has. The other kinds have none. */
const optionCounts = { words: { min: 3, max: 5 }, choice: { min: 2, max: 8 } } as const;

/** The minimum and maximum number of options, as texts for messages. */
export function countsOf(kind: keyof typeof optionCounts): { readonly min: string; readonly max: string } {
  return { min: String(optionCounts[kind].min), max: String(optionCounts[kind].max) };
}

const lines = (kind: keyof typeof optionCounts) =>
  optional(text({ maxLength: optionCounts[kind].max * (longestOption + 1) }));
/** Adds a text for the kind `words` and one for `choice`, with one option per line, because a draft can store a text. */
export const formFields = { ...trackerList.fields, words: lines('words'), choice: lines('choice') };
export type FormValues = Values<typeof formFields>;

/** The columns that the form of a tracker writes. */
export type TrackerValues = Values<(typeof trackerList)['fields']> & Pick<Tracker, 'options'>;

export const hasOptions = (kind: TrackerKind | null): kind is keyof typeof optionCounts =>
  kind === 'words' || kind === 'choice';

/** The row of a filled form. Leaves out what belongs to another kind, because the person may have changed the kind. */
export function valuesOfForm({ words, choice, ...values }: FormValues): TrackerValues {
  return {
    ...values,
    unit: values.kind === 'number' ? values.unit : null,
    adds_up: values.kind !== 'number' || values.adds_up,
    options: hasOptions(values.kind) ? optionsIn({ words, choice }[values.kind]) : null,
  };
}

/** The options in a text with one option per line. Blank lines and spaces around an option do not count. */
function optionsIn(lines: string | null): readonly string[] {
  return (lines ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export type OptionProblem = 'tooFew' | 'tooMany' | 'twice' | 'tooLong' | 'removed';

/**
 * Why these lines cannot be the options of a tracker; undefined if they can. The database has the same rules. `before`: the
 * options that an existing tracker must keep, because entries may use them.
 */
export function problemOfOptions(
  kind: keyof typeof optionCounts,
  lines: string | null,
  before: readonly string[] = [],
): OptionProblem | undefined {
  const options = optionsIn(lines);
  const { min, max } = optionCounts[kind];
  if (before.some((option) => !options.includes(option))) return 'removed';
  if (options.length < min) return 'tooFew';
  if (options.length > max) return 'tooMany';
  if (new Set(options).size < options.length) return 'twice';
  return options.some((option) => [...option].length > longestOption) ? 'tooLong' : undefined;
}
