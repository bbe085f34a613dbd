import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Plus } from 'lucide-react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import type { Entry, Journal } from './define-journal.ts';
import { EntryActions } from './entry-actions.ts';
import { EntryForm } from './form/entry-form.tsx';
import type { BoundFields } from './form/bind-fields.ts';
import type { Fields, Values } from './fields.ts';
import { RemoveButton } from './remove-button.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { useEntryWrites } from './use-entry-writes.ts';
import { useJournal } from './journal-context.ts';
import { useLastEntry } from './use-last-entry.ts';
import { useDraft } from '#core/drafts/use-draft.ts';
import { formatEntryTime } from './entry-time.ts';

export interface JournalFormProps<Of extends Fields> {
  of: Journal<Of>;
  /** The page's own message for an empty required field. */
  requiredMessages?: { readonly [Name in keyof Of]?: string };
  /** The page's checks across fields, which return messages by field. */
  check?: (values: Values<Of>) => { readonly [Name in keyof Of]?: string };
  /** Values of a new entry before any input. The object must stay the same until a value changes. */
  startsWith?: Partial<Values<Of>> | undefined;
  /** Changes the values before they are saved, such as removing an answer that the form no longer shows. */
  toSave?: (values: Values<Of>) => Values<Of>;
  alsoRequired?: readonly (keyof Of & string)[];
  requiredNotice?: { readonly title: string; readonly text: string };
  /**
   * Returns the label of the button "same as last time", which says what the button would add. Without this function, or if
   * it returns null, there is no such button.
   */
  repeatLabel?: (last: Entry<Of>) => string | null;
  /** Fields that "same as last time" leaves out, because they belong to one moment, such as notes. */
  notRepeated?: readonly (keyof Of & string)[];
  /** Label of the button that opens a seldom used form, which starts closed. */
  openLabel?: string;
  /**
   * The fields, laid out by hand. `repeat` is the button "same as last time". A page with `repeatLabel` puts it below its
   * first question, so that people find it before they answer the other questions.
   */
  children: (fields: BoundFields<Of>, repeat?: ReactNode) => ReactNode;
}

/**
 * A journal's form. It adds an entry to the selected date, or edits the entry chosen in the list. If the date is not today
 * and has entries, the form starts closed, so that people first read the entries.
 */
export function JournalForm<Of extends Fields>(props: JournalFormProps<Of>): ReactNode {
  const { of, requiredMessages, alsoRequired, requiredNotice, check, repeatLabel, notRepeated, openLabel, children } = props;
  const { startsWith, toSave = (values) => values } = props;
  const t = useMessages('journal');
  const locale = useLocale();
  const { date, writing, editing, editingByPress, edit } = useJournal(of);
  const { add, change } = useEntryWrites(of);
  const renderActions = useContext(EntryActions);
  const readsFirst = useReadsFirst(of);
  const [openedFor, setOpenedFor] = useState<CalendarDate | null>(null);
  const drafted = useOpenedForm(of.table, [date], date);
  const opener = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  const words = openLabel ?? (readsFirst ? t('formAdd') : undefined);
  const byPress = openedFor === date;
  const opened = words === undefined || byPress || drafted.opened !== null;
  useEffect(() => {
    // Return focus to the button that opened the form.
    if (!opened && closed.current) opener.current?.focus();
    closed.current = false;
  }, [opened]);

  const repeatButton = repeatLabel && <RepeatButton of={of} words={repeatLabel} without={notRepeated ?? []} />;
  const asked = { requiredMessages, alsoRequired, requiredNotice, check };

  // While the page checks for consent and plan, prefetch the last entry, which the button "same as last time" will need.
  if (writing === 'checking' && repeatLabel) return <LastEntryAhead of={of} />;
  if (writing !== 'open' && writing !== 'ended') return null;
  const ended = writing === 'ended';
  if (openLabel === undefined && readsFirst === undefined) return <OnItsWay />;
  if (!opened && editing === null) {
    if (ended) return null;
    return (
      <div className="flex flex-wrap gap-3">
        <Button ref={opener} icon={openLabel === undefined ? Plus : undefined} onClick={() => setOpenedFor(date)}>
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
        title={t('formEdit', { time: formatEntryTime(editing, locale) })}
        takesFocus={editingByPress}
        beside={!ended && <RemoveButton of={of} entry={editing} />}
        key={editing.id}
      >
        {renderActions && <div className="-mx-3.5 -my-2 min-h-11">{renderActions({ table: of.table, entry: editing })}</div>}
        <EntryForm
          fields={of.fields}
          draftKey={`${of.table}:${editing.id}`}
          initial={editing}
          {...asked}
          saveLabel={t('change')}
          ended={ended}
          save={(values: Values<Of>) => change(editing, toSave(values))}
          onSaved={() => edit(null)}
          onCancel={() => edit(null)}
        >
          {children}
        </EntryForm>
      </FormCard>
    );
  }
  return (
    <FormCard title={words ?? t('formAdd')} quiet={words === undefined} takesFocus={byPress} key={date}>
      <EntryForm
        fields={of.fields}
        draftKey={`${of.table}:${date}`}
        {...(startsWith && { initial: startsWith })}
        {...asked}
        saveLabel={t('add')}
        ended={ended}
        save={(values: Values<Of>) => add(date, toSave(values)).then(() => undefined)}
        onSaved={words === undefined ? undefined : close}
        onCancel={words === undefined ? undefined : close}
        staysInSight
      >
        {(fields) => children(fields, !ended && repeatButton && <div className="empty:hidden">{repeatButton}</div>)}
      </EntryForm>
    </FormCard>
  );
}

/** Fetches the last entry and renders nothing. */
function LastEntryAhead<Of extends Fields>({ of }: { of: Journal<Of> }): ReactNode {
  useLastEntry(of);
  return null;
}

interface FormCardProps {
  title: string;
  /**
   * Hides the heading except from screen readers. The form at the top of the page needs no visible heading, because its
   * first question says enough.
   */
  quiet?: boolean;
  takesFocus: boolean;
  /** The button that removes the edited entry. It is next to the heading, because the end of the form is far below. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A card with a heading and a button beside it. With `takesFocus` the heading takes the focus, so that screen readers
 * continue there.
 */
function FormCard({ title, quiet = false, takesFocus, beside, children }: FormCardProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card className="flex flex-col gap-5">
      <div className={quiet ? 'sr-only' : 'flex items-center gap-3'}>
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 scroll-mt-24 text-lg">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </Card>
  );
}

/** The empty draft. It is a constant, so that every render uses the same object. */
const untouched = {};

/**
 * Whether the form starts closed: the date is not today, has entries and has no draft. The result for a date is computed
 * once, so that the page does not move when the person adds the first entry or removes the last. Until the entries have
 * loaded, returns the result for the previous date, or undefined on a new page.
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
