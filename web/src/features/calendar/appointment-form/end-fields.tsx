import type { ChangeEvent, ReactNode } from 'react';
import { addDays, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import type { formFields } from './form-fields.ts';

/** Writes a text into a field as if the person had typed it. */
const write = (field: { onChange: (event: { target: { value: string } }) => void }, value: string) =>
  field.onChange({ target: { value } });

/**
 * Asks whether the appointment ends on another day. A checkbox shows the last day, which is at first the day after the start.
 * If there is a start or end time, it also shows the end time.
 */
export function EndFields({ fields }: { fields: BoundFields<typeof formFields> }): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const several = fields.flag('several');
  const last = fields.text('end_date');
  const end = fields.text('end_time');
  const first = asCalendarDate(fields.text('date').value);
  const next = first && addDays(first, 1);
  const duration = fields.number('duration_minutes');
  const press = (event: ChangeEvent<HTMLInputElement>) => {
    several.onChange(event);
    const isOn = event.target.checked;
    // The checkbox decides which columns are stored, so this writes all three. A write notes the previous value of the column,
    // so that the form finds a change by another device. An invalid time or number is emptied when its field disappears,
    // because a hidden invalid field would prevent saving without a visible reason.
    write(last, isOn && last.value === '' ? (next ?? '') : last.value);
    write(end, isOn || /^\d\d:\d\d$/u.test(end.value) ? end.value : '');
    write(duration, !isOn || /^\d+$/u.test(duration.value) ? duration.value : '');
  };
  return (
    <div className="flex flex-col gap-3">
      <Checkbox {...several} label={form('several')} onChange={press} />
      {several.checked && (
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField {...last} label={t('end_date')} min={next ?? undefined} />
          {(fields.text('start_time').value !== '' || end.value !== '') && <TimeField {...end} label={t('end_time')} />}
        </div>
      )}
    </div>
  );
}
