import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Plus } from 'lucide-react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import type { Entry, Journal } from './define-journal.ts';
import { EntryForm } from './form/entry-form.tsx';
import type { BoundFields } from './form/bind-fields.ts';
import type { Fields, Values } from './fields.ts';
import { formatTime } from './format-measure.ts';
import { RepeatButton } from './repeat-button.tsx';
import { useEntryWrites } from './use-entry-writes.ts';
import { useJournal } from './journal-context.ts';
import { useLastEntry } from './use-last-entry.ts';
import { useDraft } from '#core/drafts/use-draft.ts';

export interface JournalFormProps<Of extends Fields> {
  of: Journal<Of>;
  /** The page's own sentence for a required field that was left empty. */
  requiredWords?: { readonly [Name in keyof Of]?: string };
  /** What only the page can judge, as sentences by field. */
  check?: (values: Values<Of>) => { readonly [Name in keyof Of]?: string };
  alsoRequired?: readonly (keyof Of & string)[];
  requiredNotice?: { readonly title: string; readonly text: string };
  /** What "same as last time" would add, in words; without it, or for an entry that leaves nothing to say again, there is no such button. */
  repeatWords?: (last: Entry<Of>) => string | null;
  /** What belongs to the one moment when it was written, such as notes: "same as last time" does not say it again. */
  notRepeated?: readonly (keyof Of & string)[];
  /** For a form that the day seldom needs: closed until its button is pressed. */
  openWords?: string;
  /** The fields, laid out by hand. */
  children: (fields: BoundFields<Of>) => ReactNode;
}

/**
 * The form of a journal: adds to the selected date, or changes the entry that the list was asked to edit. On another day that has entries
 * it is closed behind its button, so that what was written is read first.
 */
export function JournalForm<Of extends Fields>(props: JournalFormProps<Of>): ReactNode {
  const { of, requiredWords, alsoRequired, requiredNotice, check, repeatWords, notRepeated, openWords, children } = props;
  const t = useMessages('journal');
  const locale = useLocale();
  const { date, writing, editing, editingByPress, edit } = useJournal(of);
  const { add, change } = useEntryWrites(of);
  const readsFirst = useReadsFirst(of);
  const [openedFor, setOpenedFor] = useState<CalendarDate | null>(null);
  const drafted = useOpenedForm(of.table, [date], date);
  const opener = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  const words = openWords ?? (readsFirst ? t('formAdd') : undefined);
  const byPress = openedFor === date;
  const opened = words === undefined || byPress || drafted.opened !== null;
  useEffect(() => {
    // The button that the form was opened by comes back with the focus.
    if (!opened && closed.current) opener.current?.focus();
    closed.current = false;
  }, [opened]);

  const repeatButton = repeatWords && <RepeatButton of={of} words={repeatWords} without={notRepeated ?? []} />;
  const asked = { requiredWords, alsoRequired, requiredNotice, check };

  // Whether something may be written is still asked: what the form will need is asked for in the same round.
  if (writing === 'checking' && repeatWords) return <LastEntryAhead of={of} />;
  if (writing !== 'open' && writing !== 'ended') return null;
  const ended = writing === 'ended';
  if (openWords === undefined && readsFirst === undefined) return <OnItsWay />;
  if (!opened && editing === null) {
    if (ended) return null;
    return (
      <div className="flex flex-wrap gap-3">
        <Button ref={opener} icon={openWords === undefined ? Plus : undefined} onClick={() => setOpenedFor(date)}>
          {words}
        </Button>
        {repeatButton}
      </div>
    );
  }
  const close = () => {
    closed.current = true;
    setOpenedFor(null);
    drafted.open(null);
  };
  if (editing !== null) {
    return (
      <FormCard
        title={t('formEdit', { time: formatTime(editing.created_at, locale) })}
        takesFocus={editingByPress}
        key={editing.id}
      >
        <EntryForm
          fields={of.fields}
          draftKey={`${of.table}:${editing.id}`}
          initial={editing}
          {...asked}
          saveLabel={t('change')}
          ended={ended}
          save={(values: Values<Of>) => change(editing, values)}
          onSaved={() => edit(null)}
          onCancel={() => edit(null)}
        >
          {children}
        </EntryForm>
      </FormCard>
    );
  }
  return (
    <FormCard title={words ?? t('formAdd')} takesFocus={byPress} key={date}>
      <EntryForm
        fields={of.fields}
        draftKey={`${of.table}:${date}`}
        {...asked}
        saveLabel={t('add')}
        ended={ended}
        save={(values: Values<Of>) => add(date, values).then(() => undefined)}
        onSaved={words === undefined ? undefined : close}
        onCancel={words === undefined ? undefined : close}
        beside={!ended && repeatButton}
      >
        {children}
      </EntryForm>
    </FormCard>
  );
}

/** Asks for the last entry and shows nothing. */
function LastEntryAhead<Of extends Fields>({ of }: { of: Journal<Of> }): ReactNode {
  useLastEntry(of);
  return null;
}

/** A card with its heading; when it was asked for by a press, focus goes to the heading so that a screen reader follows. */
function FormCard({ title, takesFocus, children }: { title: string; takesFocus: boolean; children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** One object, so that a render does not take it for something typed. */
const untouched = {};

/**
 * Whether the selected day is read before it is written: another day than today that has entries, and nothing typed that waits to be
 * saved. Answered once for a day, so that adding the first entry or removing the last moves nothing. Until it is known it is what it was
 * for the day before, and undefined on a page that has just opened.
 */
export function useReadsFirst<Of extends Fields>(of: Journal<Of>): boolean | undefined {
  const { date, today, entries, reading } = useJournal(of);
  const [typed] = useDraft<object>(`${of.table}:${date}`, untouched);
  const [answer, setAnswer] = useState<{ readonly day: CalendarDate; readonly first: boolean } | null>(null);
  if (answer?.day === date) return answer.first;
  if (date !== today && reading === 'loading') return answer?.first;
  const first = date !== today && entries.length > 0 && typed === untouched;
  setAnswer({ day: date, first });
  return first;
}
