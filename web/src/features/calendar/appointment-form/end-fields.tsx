import type { ReactNode } from 'react';
import { addDays, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import type { formFields } from './form-fields.ts';

/** Whether the appointment ends on another day. One press shows the last day, at first the next one, and the time of the end. */
export function EndFields({ fields }: { fields: BoundFields<typeof formFields> }): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const several = fields.flag('several');
  const last = fields.text('end_date');
  const end = fields.text('end_time');
  const first = asCalendarDate(fields.text('date').value);
  const next = first && addDays(first, 1);
  const isTime = /^(\d\d:\d\d)?$/u.test(end.value);
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        {...several}
        label={form('several')}
        onChange={(event) => {
          several.onChange(event);
          if (event.target.checked && last.value === '') fields.fill({ end_date: next });
          // A hidden text that is no time would refuse the form without a reason in sight.
          if (!event.target.checked && !isTime) fields.fill({ end_time: null });
        }}
      />
      {several.checked && (
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField {...last} label={t('end_date')} min={next ?? undefined} />
          {(fields.text('start_time').value !== '' || end.value !== '') && <TimeField {...end} label={t('end_time')} />}
        </div>
      )}
    </div>
  );
}
