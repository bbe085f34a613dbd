import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { CalendarPlus, RotateCcw } from 'lucide-react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useLastEntry } from '#core/journal/use-last-entry.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { appointments, type Appointment, type RecordedAppointment } from './appointments.ts';
import { nextSameWeekday } from './appointment-times.ts';
import { useRetroactive } from './use-retroactive.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { AppointmentFormProps } from './appointment-form.tsx';

/** The form, lazy because most visits only read. It uses the page's messages. */
const LazyAppointmentForm = lazyPart<AppointmentFormProps>(
  'appointment-form',
  () => [],
  async () => (await import('./appointment-form.tsx')).AppointmentForm,
);

/** Initial values of a new appointment: the selected day, or an earlier appointment to repeat. */
export type NewAppointment = { readonly from: RecordedAppointment | null } | null;

interface WritingPlaceProps {
  adding: NewAppointment;
  onAdding: (adding: NewAppointment) => void;
  onOpenDay: (day: CalendarDate) => void;
}

/** The button that opens the form, or the form itself; on a past day without premium, the offer of premium. */
export function WritingPlace({ adding, onAdding, onOpenDay }: WritingPlaceProps): ReactNode {
  const t = useMessages('calendar');
  const journal = useMessages('journal');
  const { date, today, entries, writing, editing, editingByPress, edit } = useJournal(appointments);
  const { mayWriteOn, openUpsell } = useRetroactive();
  const last = useLastEntry(appointments);
  const repeatable = typeof last === 'object' ? [last, ...entries] : entries;
  const drafted = useOpenedForm(appointments.table, [date, ...repeatable.map(({ id }) => `repeat:${id}`)], date);
  const writes = adding ?? putBack(drafted.opened, date, repeatable);
  const from = writes?.from ?? null;
  const start = useMemo(() => (from ? repeated(from, today) : { date }), [from, today, date]);
  const button = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  const isAdding = writes !== null;
  useEffect(() => {
    // Closing the form removes the focused element, so the focus returns to the opening button.
    if (wasAdding.current && !isAdding) button.current?.focus({ preventScroll: true });
    wasAdding.current = isAdding;
  }, [isAdding]);
  if (writing !== 'open') return null;

  const done = (day: CalendarDate | null) => {
    edit(null);
    onAdding(null);
    drafted.open(null);
    if (day !== null) onOpenDay(day);
  };
  if (editing) {
    return (
      <LazyAppointmentForm
        key={editing.id}
        changes={editing}
        start={start}
        draftKey={`${appointments.table}:${editing.id}`}
        takesFocus={editingByPress}
        onDone={done}
      />
    );
  }
  if (isAdding) {
    const draftKey = `${appointments.table}:${from ? `repeat:${from.id}` : date}`;
    const takesFocus = adding !== null;
    return <LazyAppointmentForm key={draftKey} {...{ start, draftKey, takesFocus }} onDone={done} />;
  }
  if (!mayWriteOn(date)) {
    return (
      <Notice tone="information">
        <p>{t('pastText')}</p>
        <Button variant="quiet" className="-ms-3.5" onClick={openUpsell}>
          {journal('lockedOpen')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={button} variant="primary" icon={CalendarPlus} onClick={() => onAdding({ from: null })}>
        {t('add')}
      </Button>
      {last === 'loading' && <OnItsWay />}
      {last !== undefined && last !== 'loading' && (
        <Button icon={RotateCcw} onClick={() => onAdding({ from: last })}>
          {t('sameAsLast', { name: last.name })}
        </Button>
      )}
    </div>
  );
}

/** The key of the draft that was open when the user left the page. */
function putBack(draft: string | null, date: CalendarDate, repeatable: readonly RecordedAppointment[]): NewAppointment {
  if (draft === date) return { from: null };
  const from = repeatable.find(({ id }) => draft === `repeat:${id}`);
  return from ? { from } : null;
}

/** The same appointment on its next day, without the notes, which belong to one date. */
function repeated(appointment: Appointment, today: CalendarDate) {
  const { name, type, start_time, duration_minutes, recovery_minutes, professional, location, date } = appointment;
  const when = { start_time, duration_minutes, recovery_minutes, date: nextSameWeekday(date, today) };
  return { name, type, professional, location, ...when };
}
