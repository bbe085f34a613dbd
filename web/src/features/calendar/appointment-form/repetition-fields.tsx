import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { addMonths, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { datesBetween } from '@cogn/shared/recurrence-dates.ts';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { repetitions, type Appointment } from '../appointments.ts';
import { occurrenceScopes, type formFields } from './form-fields.ts';

interface Props {
  fields: BoundFields<typeof formFields>;
}

/** Asks whether the form changes only one occurrence of a repeating appointment, or also the following ones. */
export function OccurrenceScope({ fields }: Props): ReactNode {
  const form = useMessages('appointment-form');
  const { name, value, onChange } = fields.choice('scope');
  return (
    <ChoiceChips
      legend={form('scope')}
      name={name}
      options={occurrenceScopes.map((each) => ({ value: each, label: form(each) }))}
      value={(value ?? 'day') as (typeof occurrenceScopes)[number]}
      onChange={onChange}
    />
  );
}

/** How many of the next occurrences the form shows, and how many months ahead it looks for them. */
const most = 3;
const reach = 4;

/** How the appointment repeats, and until when. A hint lists the next days, to show what the choice means. */
export function RepetitionFields({ fields }: Props): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const locale = useLocale();
  const { name, value, onChange } = fields.choice('repeat');
  const repeat = value as Appointment['repeat'];
  const date = asCalendarDate(fields.text('date').value);
  const next =
    date === null || repeat === null ? [] : datesBetween({ date, repeat }, date, addMonths(date, reach)).slice(1, most + 1);
  const days = next.map((day) => formatDate(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })).join(' · ');
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        name={name}
        label={t('repeat')}
        hint={days && form('nextDays', { days })}
        options={[{ value: '', label: form('never') }, ...repetitions.map((each) => ({ value: each, label: t(each) }))]}
        value={repeat ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
      {repeat !== null && <DateField {...fields.text('repeat_until')} label={t('repeat_until')} hint={form('untilHint')} />}
    </div>
  );
}
