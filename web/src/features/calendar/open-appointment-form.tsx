import { useEffect, useRef, type ReactNode } from 'react';
import { CalendarPlus, RotateCcw } from 'lucide-react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useLastEntry } from '#core/journal/use-last-entry.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { appointments, type RecordedAppointment } from './appointments.ts';
import { usePastDayAccess } from './use-past-day-access.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { AppointmentFormProps } from './appointment-form/appointment-form.tsx';

/** The form loads on demand, because most visits only read. */
const LazyAppointmentForm = lazyPart<AppointmentFormProps>(
  'appointment-form',
  () => ['appointment-form'],
  async () => (await import('./appointment-form/appointment-form.tsx')).AppointmentForm,
);

/** The form for a new appointment: null if it is closed. `from` is the appointment to repeat, or null for an empty form. */
export type NewAppointment = { readonly from: RecordedAppointment | null } | null;

interface OpenAppointmentFormProps {
  adding: NewAppointment;
  onAdding: (adding: NewAppointment) => void;
  onOpenDay: (day: CalendarDate) => void;
  /**
   * The calendar. It is below the button that adds an appointment and above the button that repeats the last appointment, so
   * that the page opens with the days visible.
   */
  children: ReactNode;
}

/**
 * The button that opens the form, or the open form. On a past day without premium, a notice that offers premium replaces
 * the button.
 */
export function OpenAppointmentForm({ adding, onAdding, onOpenDay, children }: OpenAppointmentFormProps): ReactNode {
  const t = useMessages('calendar');
  const { date, entries, writing, editing, editingByPress, edit } = useJournal(appointments);
  const { mayWriteOn, openUpsell } = usePastDayAccess();
  const last = useLastEntry(appointments);
  const repeatable = typeof last === 'object' ? [last, ...entries] : entries;
  const drafted = useOpenedForm(appointments.table, [date, ...repeatable.map(({ id }) => `repeat:${id}`)], date);
  const writes = adding ?? putBack(drafted.opened, date, repeatable);
  const from = writes?.from ?? null;
  const button = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  const isAdding = writes !== null;
  useEffect(() => {
    // Closing the form removes the focused element, so the focus returns to the button that opened the form.
    if (wasAdding.current && !isAdding) button.current?.focus({ preventScroll: true });
    wasAdding.current = isAdding;
  }, [isAdding]);

  const done = (day: CalendarDate | null) => {
    edit(null);
    onAdding(null);
    drafted.open(null);
    if (day !== null) onOpenDay(day);
  };
  const rest = { repeats: from, onDone: done };
  const draftKey = `${appointments.table}:${from ? `repeat:${from.id}` : date}`;
  const mayAdd = writing === 'open' && mayWriteOn(date);
  const isClosed = mayAdd && !editing && !isAdding;
  const form = editing ? (
    <LazyAppointmentForm
      key={editing.id}
      {...rest}
      changes={editing}
      draftKey={`${appointments.table}:${editing.id}`}
      takesFocus={editingByPress}
    />
  ) : (
    isAdding && <LazyAppointmentForm key={draftKey} {...rest} draftKey={draftKey} takesFocus={adding !== null} />
  );
  return (
    <>
      {writing === 'open' && (form || (!mayAdd && <PastDay onOpen={openUpsell} />))}
      {isClosed && (
        <Button
          ref={button}
          variant="primary"
          icon={CalendarPlus}
          className="self-start"
          onClick={() => onAdding({ from: null })}
        >
          {t('add')}
        </Button>
      )}
      {children}
      {isClosed && last === 'loading' && <OnItsWay />}
      {isClosed && last !== undefined && last !== 'loading' && (
        <Button icon={RotateCcw} className="self-start" onClick={() => onAdding({ from: last })}>
          {t('sameAsLast', { name: last.name })}
        </Button>
      )}
    </>
  );
}

/** Says on a past day that adding needs premium. */
function PastDay({ onOpen }: { onOpen: () => void }): ReactNode {
  const t = useMessages('calendar');
  const journal = useMessages('journal');
  return (
    <Notice tone="information">
      <p>{t('pastText')}</p>
      <Button variant="quiet" className="-ms-3.5" onClick={onOpen}>
        {journal('lockedOpen')}
      </Button>
    </Notice>
  );
}

/** Finds the form that was open when the person left the page, by the key of its draft. */
function putBack(draft: string | null, date: CalendarDate, repeatable: readonly RecordedAppointment[]): NewAppointment {
  if (draft === date) return { from: null };
  const from = repeatable.find(({ id }) => draft === `repeat:${id}`);
  return from ? { from } : null;
}
