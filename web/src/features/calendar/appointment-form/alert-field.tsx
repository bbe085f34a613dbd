import type { ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useAlertLabel } from '../use-alert-label.ts';
import type { formFields } from './form-fields.ts';

/** The offered times before the start, in minutes. If an imported appointment has another time, the field offers it too. */
const offered = [0, 10, 30, 60, 120, 1440];

/** Asks whether an appointment alerts, and how long before its start. */
export function AlertField({ fields }: { fields: BoundFields<typeof formFields> }): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const label = useAlertLabel();
  const { name, value, error, onChange } = fields.choice('alert_minutes');
  const chosen = value === null ? offered : [...new Set([...offered, Number(value)])].toSorted((one, other) => one - other);
  return (
    <SelectField
      name={name}
      label={t('alert_minutes')}
      hint={value !== null && form('alertHint')}
      error={error}
      options={[
        { value: '', label: form('noAlert') },
        ...chosen.map((minutes) => ({ value: String(minutes), label: label(minutes) })),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
