import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Values } from '#core/journal/fields.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { RemoveButton } from '#core/journal/remove-button.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Card } from '#ui/card.tsx';
import { AppointmentFields } from './appointment-fields.tsx';
import { appointments, type RecordedAppointment } from '../appointments.ts';
import { formFields, movableFields } from './form-fields.ts';
import { useOccurrenceWrites } from '../use-occurrence-writes.ts';
import { usePastDayAccess } from '../use-past-day-access.ts';

const movable = { ...appointments, fields: movableFields };

export interface AppointmentFormProps {
  /** The appointment to change. Without one, the form adds an appointment. */
  changes?: RecordedAppointment;
  /** The initial values of a new appointment. */
  start: Partial<Values<typeof movableFields>>;
  /** The key under which the device stores the draft. */
  draftKey: string;
  onDone: (day: CalendarDate | null) => void;
  /** Whether the heading takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

export function AppointmentForm({ changes, start, draftKey, onDone, takesFocus }: AppointmentFormProps): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const journal = useMessages('journal');
  const { add, change } = useEntryWrites(movable);
  const { changeDay, changeFollowing } = useOccurrenceWrites();
  const { mayWriteOn } = usePastDayAccess();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isOccurrence = changes?.series !== undefined;
  const initial = useMemo(
    () => (isOccurrence ? { ...changes, scope: 'day' as const } : (changes ?? start)),
    [changes, start, isOccurrence],
  );

  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 scroll-mt-24 text-lg">
          {changes ? form('formEdit') : t('add')}
        </h2>
        {changes && <RemoveButton of={appointments} entry={changes} />}
      </div>
      <EntryForm<typeof formFields>
        fields={formFields}
        draftKey={draftKey}
        initial={initial}
        requiredMessages={{ name: form('nameRequired'), type: form('typeRequired'), date: form('dateRequired') }}
        check={({ date, repeat, repeat_until }) => ({
          ...(mayWriteOn(date) ? {} : { date: form('pastIsPremium') }),
          ...(repeat !== null && repeat_until !== null && repeat_until < date && { repeat_until: form('untilTooEarly') }),
        })}
        saveLabel={changes ? journal('change') : t('save')}
        save={async ({ scope, ...written }) => {
          const values = {
            ...written,
            // A hidden field must not be stored: the end of no repetition, or the alert before no time.
            ...(written.repeat === null && { repeat_until: null }),
            ...(written.start_time === null && { alert_minutes: null }),
          };
          if (!changes) await add(values.date, values);
          else if (!isOccurrence) await change(changes, values);
          else if (scope === 'following') await changeFollowing(changes, values);
          else await changeDay(changes, values);
          onDone(values.date);
        }}
        onCancel={() => onDone(null)}
      >
        {(fields) => <AppointmentFields fields={fields} isOccurrence={isOccurrence} />}
      </EntryForm>
    </Card>
  );
}
