import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields, Values } from './fields.ts';
import { useFailedToast, useSavedToast } from './save-toasts.ts';
import { useEntryName } from './use-entry-name.ts';
import { useRemoval } from './use-removal.ts';

/**
 * Adds, changes and removes entries, with a toast for the resulting state. `add` and `change` resolve once the device has
 * stored the write, or reject with NotStored. `remove` never rejects with NotStored: a toast reports that failure.
 */
export function useEntryWrites<Of extends Fields>(journal: Journal<Of>) {
  const { table, fields } = journal;
  const t = useMessages('journal');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const removal = useRemoval(table);
  const refused = core('errors.savingEntry');
  const nameOf = useEntryName(journal);

  return {
    /** Adds an entry. With `undoable` the toast offers undo, for entries recorded with a single tap. */
    async add(date: CalendarDate, values: Values<Of>, { undoable }: { undoable?: boolean } = {}): Promise<string> {
      const id = await addRow(table, { ...values, ...journal.written?.(date, new Date()), date });
      const name = nameOf(values);
      notifySaved(
        table,
        id,
        { name, saved: t('added'), onDevice: t('addedHere'), refused },
        undoable ? () => void removal({ id }, { name, removed: t('removed') }) : undefined,
      );
      return id;
    },
    async change(entry: Entry<Of>, values: Values<Of>): Promise<void> {
      const changed = changedFields(fields, entry, values);
      if (Object.keys(changed).length > 0) await changeRow(table, entry.id, changed);
      notifySaved(table, entry.id, { name: nameOf(values), saved: t('changed'), onDevice: t('changedHere'), refused });
    },
    /** Removes an entry and offers undo. */
    remove(entry: Entry<Of>): Promise<void> {
      return removal(entry, { name: nameOf(entry), removed: t('removed'), back: t('undone'), notBack: refused });
    },
    failed,
  };
}

/** Lists are equal if they have the same items in the same order. */
const areEqual = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each, place) => each === other[place])
    : one === other;

/**
 * The fields that differ between two rows. Only these are sent, because another device may have changed the other fields.
 */
export function changedFields<Of extends Fields>(fields: Of, before: Values<Of>, after: Values<Of>): Partial<Values<Of>> {
  const names = Object.keys(fields) as (keyof Of & string)[];
  return Object.fromEntries(
    names.filter((name) => !areEqual(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<Values<Of>>;
}
