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

/** A select of series, in which the person's own trackers and tags are a group each. */
export function SeriesSelect({
  names,
  bound,
  label,
  hint,
}: {
  bound: ReturnType<Fields['text']>;
  label: string;
  hint?: string | undefined;
  names: readonly (Outcome | Cause)[];
}): ReactNode {
  const tracked = useMessages('trackers');
  const { nameOf } = useHypothesisTexts();
  const ofTags = useMessages('tags');
  const { trackers, tags } = useOfferedSeries();
  const own = [
    { label: tracked('title'), series: trackers },
    { label: ofTags('title'), series: tags },
  ];
  const chosen = seriesWith(bound.value, names, [...trackers, ...tags]);
  const isTag = chosen !== null && typeof chosen !== 'string' && chosen.kind === 'tag';
  return (
    <Select
      label={label}
      hint={isTag ? ofTags('countedDays') : hint}
      bound={chosen === null ? { ...bound, value: '' } : bound}
      options={names.map((value) => ({ value, label: nameOf(value) }))}
    >
      {own.map(
        ({ label: group, series }) =>
          series.length > 0 && (
            <optgroup key={group} label={group}>
              {series.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </Select>
  );
}

/** The select of the series whose difference the person wants to know. */
export function OutcomeSelect({ fields, hint }: { fields: Fields; hint?: string | undefined }): ReactNode {
  const page = useMessages('hypotheses');
  return <SeriesSelect bound={fields.text('outcome')} label={page('outcome')} hint={hint} names={outcomes} />;
}
