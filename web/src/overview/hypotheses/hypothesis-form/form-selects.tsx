import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField, type SelectFieldProps } from '#ui/select-field.tsx';
import { outcomes, type Cause, type Outcome } from '#features/hypotheses/hypothesis-table.ts';
import type { askFields } from './asked-row.ts';
import { seriesWith } from '../compared-series.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useOfferedSeries } from './use-offered-series.ts';

export type Fields = BoundFields<typeof askFields>;

/** A select of the form, which is empty until the person chooses. */
export function Select({
  bound,
  label,
  hint,
  options,
  children,
}: {
  bound: ReturnType<Fields['text']>;
  label: string;
  hint?: string | undefined;
  options: SelectFieldProps['options'];
  /** More options, in a group. */
  children?: ReactNode;
}): ReactNode {
  const t = useMessages('hypothesis-form');
  const { name, error, value, onChange } = bound;
  return (
    <SelectField
      {...{ name, error, label, hint, value, onChange }}
      options={[{ value: '', label: t('choose') }, ...options]}
    >
      {children}
    </SelectField>
  );
}

/** A select of series, in which the person's own trackers are a group. */
export function SeriesSelect({
  names,
  bound,
  ...rest
}: {
  bound: ReturnType<Fields['text']>;
  label: string;
  hint?: string | undefined;
  names: readonly (Outcome | Cause)[];
}): ReactNode {
  const tracked = useMessages('trackers');
  const { nameOf } = useHypothesisTexts();
  const { trackers } = useOfferedSeries();
  return (
    <Select
      {...rest}
      bound={seriesWith(bound.value, names, trackers) === null ? { ...bound, value: '' } : bound}
      options={names.map((value) => ({ value, label: nameOf(value) }))}
    >
      {trackers.length > 0 && (
        <optgroup label={tracked('title')}>
          {trackers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}

/** The select of the series whose difference the person wants to know. */
export function OutcomeSelect({ fields, hint }: { fields: Fields; hint?: string | undefined }): ReactNode {
  const page = useMessages('hypotheses');
  return <SeriesSelect bound={fields.text('outcome')} label={page('outcome')} hint={hint} names={outcomes} />;
}
