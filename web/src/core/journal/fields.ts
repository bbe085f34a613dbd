import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * What one field of a record is, as data: the form, the check before saving, the export and the test that compares with the
 * database read it. How a field looks is the page's own JSX, never a fact of the definition.
 */

/** Units by the names that Intl.NumberFormat knows, so that a number can be said with its unit in every language. */
export type Unit = 'milliliter' | 'kilogram' | 'gram' | 'centimeter' | 'hour' | 'minute' | 'percent';

export interface NumberField<Kind extends 'number' | 'integer' = 'number' | 'integer'> {
  kind: Kind;
  /** Both bounds are inclusive and equal the column's check constraint. */
  min: number;
  max: number;
  /** What one press of an arrow key changes. Values between two steps are allowed. */
  step: number;
  /** Digits kept after the decimal mark; the column keeps as many. 0 for integers. */
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
  /** Both lengths are counted in characters as PostgreSQL counts them (code points). */
  minLength: number;
  maxLength: number;
  required: boolean;
}

export interface FlagField {
  kind: 'flag';
  required: boolean;
}

/** Several of a closed set, in the order of `choices`, each once. None is null, never an empty list. */
export interface ChoicesField<Choice extends string = string> {
  kind: 'choices';
  choices: readonly Choice[];
  required: boolean;
}

/** A calendar date, 'YYYY-MM-DD', in a column of type date. */
export interface DateField {
  kind: 'date';
  required: boolean;
}

/** A time of day by the person's own clock, 'HH:MM' from 00:00 to 23:59, in a text column. */
export interface TimeField {
  kind: 'time';
  required: boolean;
}

/** Several times of day, each once, earliest first, in a column of type text[]. None is null, never an empty list. */
export interface TimesField {
  kind: 'times';
  /** How many at most. */
  max: number;
  required: boolean;
}

export type Field = NumberField | ChoiceField | ChoicesField | TextField | FlagField | DateField | TimeField | TimesField;
export type Fields = Readonly<Record<string, Field>>;

type Required<Kind extends Field> = Kind & { required: true };

/** A number with a decimal part. `decimals` is 2 when not given. */
export function number(facts: {
  min: number;
  max: number;
  step?: number;
  decimals?: number;
  unit?: Unit;
}): Required<NumberField> {
  return { kind: 'number', step: 1, decimals: 2, ...facts, required: true };
}

/** A whole number. */
export function integer(facts: { min: number; max: number; step?: number; unit?: Unit }): Required<NumberField<'integer'>> {
  return { kind: 'integer', step: 1, decimals: 0, ...facts, required: true };
}

/** One of a closed set of words; the column's check constraint lists the same ones. */
export function choice<const Choice extends string>(choices: readonly Choice[]): Required<ChoiceField<Choice>> {
  return { kind: 'choice', choices, required: true };
}

/** Several of a closed set of words; the column's check constraint holds the list to the same ones. */
export function choices<const Choice extends string>(choices: readonly Choice[]): Required<ChoicesField<Choice>> {
  return { kind: 'choices', choices, required: true };
}

/** A calendar date. */
export function date(): Required<DateField> {
  return { kind: 'date', required: true };
}

/** A time of day. */
export function time(): Required<TimeField> {
  return { kind: 'time', required: true };
}

/** Several times of day. */
export function times(facts: { max: number }): Required<TimesField> {
  return { kind: 'times', ...facts, required: true };
}

/** Free text, trimmed at both ends; what is not empty has at least `minLength` characters. */
export function text(facts: { minLength?: number; maxLength: number }): Required<TextField> {
  return { kind: 'text', minLength: 1, ...facts, required: true };
}

/** Yes or no. */
export function flag(): Required<FlagField> {
  return { kind: 'flag', required: true };
}

/** The same field, which a person may leave empty: null in the row. Every builder makes a required one. */
export function optional<Kind extends Field>(field: Kind): Omit<Kind, 'required'> & { required: false } {
  return { ...field, required: false };
}

type ValueOf<Kind> = Kind extends { kind: 'number' | 'integer' }
  ? number
  : Kind extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : Kind extends { kind: 'choices'; choices: readonly (infer Choice)[] }
      ? readonly Choice[]
      : Kind extends { kind: 'times' }
        ? readonly string[]
        : Kind extends { kind: 'date' }
          ? CalendarDate
          : Kind extends { kind: 'flag' }
            ? boolean
            : string;

/** The values of a row, by field: what is required is there, what is optional may be null. */
export type Values<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { required: true } ? ValueOf<Of[Name]> : ValueOf<Of[Name]> | null;
};

/** What a form holds while somebody types: the text as typed, so that nothing is lost by a mistake. A flag is 'true' or ''; several are one a line. */
export type Draft<Of extends Fields> = { [Name in keyof Of]?: string };
