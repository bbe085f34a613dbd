import type { ChangeEvent } from 'react';
import { unitWord } from '../unit-word.ts';
import type { Draft, Field, Fields, NumberField } from '../fields.ts';

type NamesOf<Of extends Fields, Kind extends Field['kind']> = {
  [Name in keyof Of & string]: Of[Name] extends { kind: Kind } ? Name : never;
}[keyof Of & string];

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

interface State<Of extends Fields> {
  readonly fields: Of;
  readonly draft: Draft<Of>;
  readonly errors: { readonly [Name in keyof Of]?: string };
  readonly locale: string;
  readonly set: (name: keyof Of & string, typed: string) => void;
}

/**
 * Ties a field of the definition to a field of the page: `<NumberField {...fields.number('weight_kg')} label={t('weight_kg')} />`. The
 * page keeps the looks: which control, where, with which words.
 */
export function bindFields<Of extends Fields>({ fields, draft, errors, locale, set }: State<Of>) {
  const common = (name: keyof Of & string) => ({ name, error: errors[name], required: fields[name]?.required === true });
  const typed = (name: keyof Of & string) => ({
    ...common(name),
    value: draft[name] ?? '',
    onChange: (event: Typing) => set(name, event.target.value),
  });
  return {
    /** For TextField, TextArea and DateField. */
    text: (name: NamesOf<Of, 'text'>) => typed(name),
    /** For NumberField: the unit stands beside it in the person's language. */
    number(name: NamesOf<Of, 'number' | 'integer'>) {
      const { unit, kind } = fields[name] as Field & NumberField;
      const inputMode = kind === 'integer' ? ('numeric' as const) : ('decimal' as const);
      return { ...typed(name), inputMode, unit: unit && unitWord(unit, locale) };
    },
    /** For ChoiceGroup: a choice, or a whole number that is chosen from words. */
    choice: (name: NamesOf<Of, 'choice' | 'integer'>) => ({
      ...common(name),
      value: draft[name] ?? null,
      onChange: (value: string) => set(name, value),
    }),
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
