import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Values } from '#core/journal/fields.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { RemoveButton } from '#core/journal/remove-button.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { coversDay } from '@cogn/shared/covered-days.ts';
import { Card } from '#ui/card.tsx';
import { AppointmentFields } from './appointment-fields.tsx';
import { appointments, type RecordedAppointment } from '../appointments.ts';
import { formFields, movableFields } from './form-fields.ts';
import { problemsOf, valuesToStore } from './read-values.ts';
import { repeated } from './repeated.ts';
import { useOccurrenceWrites } from '../use-occurrence-writes.ts';
import { usePastDayAccess } from '../use-past-day-access.ts';

const movable = { ...appointments, fields: movableFields };

export interface AppointmentFormProps {
  /** The appointment to change. If undefined, the form adds an appointment. */
  changes?: RecordedAppointment;
  /** The appointment from which a new one takes its initial values; null for an empty form. */
  repeats: RecordedAppointment | null;
  /** The key under which the device stores the draft. */
  draftKey: string;
  onDone: (day: CalendarDate | null) => void;
  /** Whether the heading takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

export function AppointmentForm({ changes, repeats, draftKey, onDone, takesFocus }: AppointmentFormProps): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const journal = useMessages('journal');
  const { add, change } = useEntryWrites(movable);
  const { changeDay, changeFollowing } = useOccurrenceWrites();
  const { date, today } = useJournal(appointments);
  const { mayWriteOn } = usePastDayAccess();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isOccurrence = changes?.series !== undefined;
  const initial = useMemo(() => {
    const row: Partial<Values<typeof movableFields>> = changes ?? (repeats ? repeated(repeats, today) : { date });
    return { ...row, several: Boolean(row.end_date), ...(isOccurrence && { scope: 'day' as const }) };
  }, [changes, repeats, date, today, isOccurrence]);

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
        check={(written) => {
          const { values, endsLater } = valuesToStore(written, isOccurrence);
          const problems = problemsOf(values, endsLater, mayWriteOn, changes);
          return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, form(problem)]));
        }}
        saveLabel={changes ? journal('change') : t('save')}
        save={async (written) => {
          const { values } = valuesToStore(written, isOccurrence);
          const { scope } = written;
          if (!changes) await add(values.date, values);
          else if (!isOccurrence) await change(changes, values);
          else if (scope === 'following') await changeFollowing(changes, values);
          else await changeDay(changes, values);
          // The person stays on the day from which they opened the form, if the appointment covers it.
          onDone(coversDay(values, date) ? date : values.date);
        }}
        onCancel={() => onDone(null)}
      >
        {(fields) => <AppointmentFields fields={fields} isOccurrence={isOccurrence} />}
      </EntryForm>
    </Card>
  );
}
