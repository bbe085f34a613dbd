import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { longestNotes } from '@cogn/shared/input-limits.ts';

/**
 * Field definitions. The form, the validation and the export read them, and tests compare them with the database. The page's
 * JSX defines how a field looks.
 */

/** Units by the names of Intl.NumberFormat, so that every language can format a number with its unit. */
export type Unit = 'milliliter' | 'kilogram' | 'gram' | 'centimeter' | 'hour' | 'minute' | 'percent';

export interface NumberField<Kind extends 'number' | 'integer' = 'number' | 'integer'> {
  kind: Kind;
  /** Both bounds are inclusive and equal the column's check constraint. */
  min: number;
  max: number;
  /** Step of the arrow keys. Values between steps are allowed. */
  step: number;
  /** Decimal places of the field and its column. 0 for integers. */
  decimals: number;
  unit?: Unit;
  required: boolean;
}

export interface ChoiceField<Choice extends string = string> {
  kind: 'choice';
  choices: readonly Choice[];
  required: boolean;
}

export interface TextField {
  kind: 'text';
  /** Lengths in code points, as PostgreSQL counts them. */
  minLength: number;
  maxLength: number;
  /**
   * For a text that is an id of a fixed set and not the person's own: the regular expression of the column's check. It is no
   * function, because a worker gets the definitions, and functions cannot be sent to it.
   */
  idPattern?: string;
  required: boolean;
}

export interface FlagField {
  kind: 'flag';
  /** Whether texts for a reader, such as the report, leave "no" out. CSV and JSON include it. */
  quiet?: true;
  required: boolean;
}

/**
 * Several values of a closed set, in the order of `choices`, without duplicates. If none is chosen, the value is null, never
 * an empty list.
 */
export interface ChoicesField<Choice extends string = string> {
  kind: 'choices';
  choices: readonly Choice[];
  /** Maximum number of values, if it is smaller than the number of choices. */
  max?: number;
  required: boolean;
}

/** A calendar date, 'YYYY-MM-DD', in a column of type date. */
export interface DateField {
  kind: 'date';
  required: boolean;
}

/** A local time of day, 'HH:MM' from 00:00 to 23:59, in a text column. */
export interface TimeField {
  kind: 'time';
  required: boolean;
}

/** Times of day, sorted, without duplicates, in a text[] column. If there is no time, the value is null, never an empty list. */
export interface TimesField {
  kind: 'times';
  /** Maximum number of times. */
  max: number;
  required: boolean;
}

/** Ids of the person's own tags (`shared-features/tags`) in a uuid[] column. Without a tag, the value is null. */
export interface TagsField {
  kind: 'tags';
  /** Maximum number of tags. */
  max: number;
  required: boolean;
}

export type Field =
  | NumberField
  | ChoiceField
  | ChoicesField
  | TextField
  | FlagField
  | DateField
  | TimeField
  | TimesField
  | TagsField;
export type Fields = Readonly<Record<string, Field>>;

type Required<Kind extends Field> = Kind & { required: true };

/** Defines a field for a number with a decimal part. `decimals` is 2 by default. */
export function number(facts: {
  min: number;
  max: number;
  step?: number;
  decimals?: number;
  unit?: Unit;
}): Required<NumberField> {
  return { kind: 'number', step: 1, decimals: 2, ...facts, required: true };
}

/** Defines a field for a whole number. */
export function integer(facts: { min: number; max: number; step?: number; unit?: Unit }): Required<NumberField<'integer'>> {
  return { kind: 'integer', step: 1, decimals: 0, ...facts, required: true };
}

/** One value of a closed set; the column's check constraint lists the same values. */
export function choice<const Choice extends string>(choices: readonly Choice[]): Required<ChoiceField<Choice>> {
  return { kind: 'choice', choices, required: true };
}

/** Several values of a closed set, at most `max`; the column's check constraint lists the same values. */
export function choices<const Choice extends string>(
  choices: readonly Choice[],
  facts: { max?: number } = {},
): Required<ChoicesField<Choice>> {
  return { kind: 'choices', choices, ...facts, required: true };
}

export function date(): Required<DateField> {
  return { kind: 'date', required: true };
}

export function time(): Required<TimeField> {
  return { kind: 'time', required: true };
}

export function times(facts: { max: number }): Required<TimesField> {
  return { kind: 'times', ...facts, required: true };
}

/** The maximum number of tags of an entry, as the check of each column `tags` requires. */
export const mostTagsOfEntry = 12;

/** The tags of an entry. */
export function tags(): Omit<TagsField, 'required'> & { required: false } {
  return { kind: 'tags', max: mostTagsOfEntry, required: false };
}

/** Free text, trimmed at both ends. Non-empty text has at least `minLength` characters. */
export function text(facts: { minLength?: number; maxLength: number; idPattern?: string }): Required<TextField> {
  return { kind: 'text', minLength: 1, ...facts, required: true };
}

/** The note of a record, with the length that each table's check constraint of its column `notes` allows. */
export const notes = () => optional(text({ maxLength: longestNotes }));

/** Defines a field for yes or no. */
export function flag(): Required<FlagField> {
  return { kind: 'flag', required: true };
}

/** Makes a field optional: its value in the row may be null. The functions above make required fields. */
export function optional<Kind extends Field>(field: Kind): Omit<Kind, 'required'> & { required: false } {
  return { ...field, required: false };
}

type ValueOf<Kind> = Kind extends { kind: 'number' | 'integer' }
  ? number
  : Kind extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : Kind extends { kind: 'choices'; choices: readonly (infer Choice)[] }
      ? readonly Choice[]
      : Kind extends { kind: 'times' | 'tags' }
        ? readonly string[]
        : Kind extends { kind: 'date' }
          ? CalendarDate
          : Kind extends { kind: 'flag' }
            ? boolean
            : string;

/** The values of a row by field; optional fields may be null. */
export type Values<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { required: true } ? ValueOf<Of[Name]> : ValueOf<Of[Name]> | null;
};

/**
 * The state of a form: the text of each field as typed, so that invalid input is not lost. A flag is 'true' or ''. A field
 * with several values has one value per line.
 */
export type Draft<Of extends Fields> = { [Name in keyof Of]?: string };
