import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { outcomes } from '#features/hypotheses/hypothesis-table.ts';
import type { askFields } from './asked-row.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';

export type Fields = BoundFields<typeof askFields>;

/** A select of the form, which is empty until the person chooses. */
export function Select({
  bound,
  label,
  hint,
  options,
}: {
  bound: { name: string; error: string | undefined; value: string | null; onChange: (value: string) => void };
  label: string;
  hint?: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
}): ReactNode {
  const t = useMessages('hypothesis-form');
  const { onChange, value, ...rest } = bound;
  return (
    <SelectField
      name={rest.name}
      error={rest.error}
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      options={[{ value: '', label: t('choose') }, ...options]}
    />
  );
}

/** The select of the series whose difference the person wants to know. */
export function OutcomeSelect({ fields, hint }: { fields: Fields; hint?: string | undefined }): ReactNode {
  const page = useMessages('hypotheses');
  const { nameOf } = useHypothesisTexts();
  return (
    <Select
      bound={fields.choice('outcome')}
      label={page('outcome')}
      hint={hint}
      options={outcomes.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}
