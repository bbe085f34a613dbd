import type { ChangeEvent } from 'react';
import type { Readings } from '#lib/parse-number.ts';
import { unitLabel } from '../format-measure.ts';
import type { ChoicesField, Draft, Field, Fields, NumberField, Values } from '../fields.ts';
import { readNumber, formatFormValues, writeNumber } from '../parse-form-values.ts';
import { writtenInFull } from './describe-problem.ts';

type NamesOf<Of extends Fields, Kind extends Field['kind']> = {
  [Name in keyof Of & string]: Of[Name] extends { kind: Kind } ? Name : never;
}[keyof Of & string];

/** The part of an input's change event that a field uses. */
interface Typing {
  readonly target: { readonly value: string };
}

interface State<Of extends Fields> {
  readonly fields: Of;
  readonly draft: Draft<Of>;
  /** The draft before any input. */
  readonly start: Draft<Of>;
  readonly errors: { readonly [Name in keyof Of]?: string };
  readonly locale: string;
  /** Label of the button that shows more than five choices; undefined if all choices are visible (`useMoreLabel`). */
  readonly moreLabel: string | undefined;
  /** Label of the button that clears an optional choice. */
  readonly clearLabel: string;
  /** Returns the question that asks which of two interpretations of a typed number the person means. */
  readonly describeReadings: (readings: Readings) => string;
  readonly set: (name: keyof Of & string, typed: string) => void;
}

/**
 * Binds a field of the definition to a control: `<NumberField {...fields.number('weight_kg')} label={t('weight_kg')} />`. The
 * page chooses control, layout and text.
 */
export function bindFields<Of extends Fields>({
  fields,
  draft,
  start,
  errors,
  locale,
  moreLabel,
  clearLabel,
  describeReadings,
  set,
}: State<Of>) {
  const common = (name: keyof Of & string) => ({ name, error: errors[name], required: fields[name]?.required === true });
  const typed = (name: keyof Of & string) => ({
    ...common(name),
    value: draft[name] ?? '',
    onChange: (event: Typing) => set(name, event.target.value),
  });
  /** Props of a control with several values; the draft has one value per line. */
  const several = (name: keyof Of & string) => ({
    ...common(name),
    values: (draft[name] ?? '').split('\n').filter((value) => value !== ''),
    onChange: (values: readonly string[]) => set(name, values.join('\n')),
  });
  return {
    /** Props of TextField, TextArea, DateField and TimeField. */
    text: (name: NamesOf<Of, 'text' | 'date' | 'time'>) => typed(name),
    /**
     * Props of NumberField, with the unit in the person's language. If the text is ambiguous, the control asks which number
     * is meant.
     */
    number(name: NamesOf<Of, 'number' | 'integer'>) {
      const { unit, kind } = fields[name] as Field & NumberField;
      const inputMode = kind === 'integer' ? ('numeric' as const) : ('decimal' as const);
      const read = readNumber(fields[name] as Field & NumberField, draft[name] ?? '', locale);
      const asked = typeof read === 'object' && {
        question: describeReadings(read),
        answers: read.map((value) => ({ label: writtenInFull(value, locale), text: writeNumber(value, 3, locale) })),
      };
      return {
        ...typed(name),
        inputMode,
        unit: unit && unitLabel(unit, locale),
        asked: asked || undefined,
        onAnswer: (text: string) => set(name, text),
      };
    },
    /** Props of ChoiceGroup, for a choice or for an integer with labels. */
    choice: (name: NamesOf<Of, 'choice' | 'integer'>) => ({
      ...common(name),
      // The control expects null if nothing is chosen, but clearing a choice leaves an empty string in the draft.
      value: draft[name] || null,
      moreLabel,
      clearLabel: fields[name]?.required === true ? undefined : clearLabel,
      onClear: () => set(name, ''),
      onChange: (value: string) => set(name, value),
    }),
    /** Props of ChoicesGroup. */
    choices: (name: NamesOf<Of, 'choices'>) => ({
      ...several(name),
      max: (fields[name] as Field & ChoicesField).max,
      moreLabel,
    }),
    /** Whether the person has changed any of these fields. */
    isChanged: (names: readonly (keyof Of & string)[]) => names.some((name) => (draft[name] ?? '') !== (start[name] ?? '')),
    /** Props of controls that take several times of day, or tags. */
    values: (name: NamesOf<Of, 'times' | 'tags'>) => several(name),
    /** Props of Slider. The value is an integer, or null until the person chooses one. */
    scale(name: NamesOf<Of, 'integer'>) {
      const { min, max, step } = fields[name] as Field & NumberField;
      const value = draft[name] ? Number(draft[name]) : null;
      const onChange = (said: number | null) => set(name, said === null ? '' : String(said));
      return { name, error: errors[name], min, max, step, value, onChange };
    },
    /** Fills these fields as if the person had typed the values, in the person's number format. */
    fill(values: Partial<Values<Of>>): void {
      for (const [name, written] of Object.entries(formatFormValues(fields, values, locale))) set(name, written ?? '');
    },
    /** Props of Checkbox. */
    flag: (name: NamesOf<Of, 'flag'>) => ({
      name,
      error: errors[name],
      checked: draft[name] === 'true',
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'true' : ''),
    }),
  };
}

export type BoundFields<Of extends Fields> = ReturnType<typeof bindFields<Of>>;
