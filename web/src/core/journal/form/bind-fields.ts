import type { ChangeEvent } from 'react';
import type { Readings } from '#lib/parse-number.ts';
import { unitLabel } from '../format-measure.ts';
import type { Draft, Field, Fields, NumberField, Values } from '../fields.ts';
import { readNumber, writeDraft, writeNumber } from '../read-draft.ts';
import { writtenInFull } from './problem-words.ts';

type NamesOf<Of extends Fields, Kind extends Field['kind']> = {
  [Name in keyof Of & string]: Of[Name] extends { kind: Kind } ? Name : never;
}[keyof Of & string];

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

interface State<Of extends Fields> {
  readonly fields: Of;
  readonly draft: Draft<Of>;
  readonly errors: { readonly [Name in keyof Of]?: string };
  readonly locale: string;
  /** In simple mode: the label of the button that shows more than five choices. */
  readonly moreWords: string | undefined;
  /** The words of the button that takes back the answer to an optional choice. */
  readonly clearWords: string;
  /** The question which of two readings of a number is meant. */
  readonly readingsWords: (readings: Readings) => string;
  readonly set: (name: keyof Of & string, typed: string) => void;
}

/**
 * Ties a field of the definition to a field of the page: `<NumberField {...fields.number('weight_kg')} label={t('weight_kg')} />`. The
 * page keeps the looks: which control, where, with which words.
 */
export function bindFields<Of extends Fields>({
  fields,
  draft,
  errors,
  locale,
  moreWords,
  clearWords,
  readingsWords,
  set,
}: State<Of>) {
  const common = (name: keyof Of & string) => ({ name, error: errors[name], required: fields[name]?.required === true });
  const typed = (name: keyof Of & string) => ({
    ...common(name),
    value: draft[name] ?? '',
    onChange: (event: Typing) => set(name, event.target.value),
  });
  /** Several values, one a line of the draft. */
  const several = (name: keyof Of & string) => ({
    ...common(name),
    values: (draft[name] ?? '').split('\n').filter((value) => value !== ''),
    onChange: (values: readonly string[]) => set(name, values.join('\n')),
  });
  return {
    /** For TextField, TextArea, DateField and TimeField. */
    text: (name: NamesOf<Of, 'text' | 'date' | 'time'>) => typed(name),
    /** For NumberField: the unit stands beside it in the person's language, and a text with two readings asks which one is meant. */
    number(name: NamesOf<Of, 'number' | 'integer'>) {
      const { unit, kind } = fields[name] as Field & NumberField;
      const inputMode = kind === 'integer' ? ('numeric' as const) : ('decimal' as const);
      const read = readNumber(fields[name] as Field & NumberField, draft[name] ?? '', locale);
      const asked = typeof read === 'object' && {
        question: readingsWords(read),
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
    /** For ChoiceGroup: a choice, or a whole number that is chosen from words. */
    choice: (name: NamesOf<Of, 'choice' | 'integer'>) => ({
      ...common(name),
      // What was taken back is kept as an empty draft.
      value: draft[name] || null,
      moreWords,
      clearWords: fields[name]?.required === true ? undefined : clearWords,
      onClear: () => set(name, ''),
      onChange: (value: string) => set(name, value),
    }),
    /** For ChoicesGroup. */
    choices: (name: NamesOf<Of, 'choices'>) => ({ ...several(name), moreWords }),
    /** For whatever asks for several times of day. */
    times: (name: NamesOf<Of, 'times'>) => several(name),
    /** For Slider: a whole number, null until it is said. */
    scale(name: NamesOf<Of, 'integer'>) {
      const { min, max, step } = fields[name] as Field & NumberField;
      const value = draft[name] ? Number(draft[name]) : null;
      const onChange = (said: number | null) => set(name, said === null ? '' : String(said));
      return { name, error: errors[name], min, max, step, value, onChange };
    },
    /** Writes values into the form as if they were typed, in the person's way of writing; for what one field says of others. */
    fill(values: Partial<Values<Of>>): void {
      for (const [name, written] of Object.entries(writeDraft(fields, values, locale))) set(name, written ?? '');
    },
    /** For Checkbox. */
    flag: (name: NamesOf<Of, 'flag'>) => ({
      name,
      error: errors[name],
      checked: draft[name] === 'true',
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'true' : ''),
    }),
  };
}

export type BoundFields<Of extends Fields> = ReturnType<typeof bindFields<Of>>;
