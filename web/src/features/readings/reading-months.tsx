import { useState, type ReactNode } from 'react';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import type { Item } from '#core/list/define-list.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { readingList, byMonth } from './reading-list.ts';
import { ReadingMonth } from './reading-month.tsx';
import { ReadingRow } from './reading-row.tsx';

export type Reading = Recorded<Item<typeof readingList.fields>>;

/** How many readings are shown at first; the months before them are folded. */
const openAtFirst = 20;

interface ReadingMonthsProps {
  /** Oldest first. */
  readings: readonly Reading[];
  /** Whether earlier months may fold. False for search results, which must be in sight. */
  mayFold: boolean;
}

/** The readings by month. The person can edit a reading in place, or remove it after a confirmation, with undo. */
export function ReadingMonths({ readings, mayFold }: ReadingMonthsProps): ReactNode {
  const t = useMessages('readings');
  const { remove } = useListWrites(readingList);
  const { opened, byPress, open } = useOpenedForm(
    readingList.table,
    readings.map(({ id }) => id),
  );
  const [leaving, setLeaving] = useState<Reading | null>(null);
  const { heading, expect } = useFocusAfterRemoval(readings);
  const section = useFocusBackAfterEditing<HTMLElement>(opened);
  const all = useOpenRow(readings, opened);
  const { shown, more } = useShownRows(all, { fields: readingList.fields, open: opened, newest: true });
  if (all.length === 0) return null;
  const row = (reading: Reading) => (
    <ReadingRow
      key={reading.id}
      reading={reading}
      editing={opened === reading.id}
      takesFocus={byPress}
      onEdit={() => open(reading.id)}
      onClose={() => open(null)}
      onRemove={() => setLeaving(reading)}
    />
  );
  return (
    <section ref={section} aria-labelledby="readings-by-month" className="flex flex-col gap-6">
      <h2 id="readings-by-month" ref={heading} tabIndex={-1} className="sr-only">
        {t('byMonth')}
      </h2>
      <div className={mayFold ? 'flex flex-col gap-3' : 'flex flex-col gap-6'}>
        {placed(byMonth(mayFold ? all : shown)).map(({ first, readings: ofMonth, before }) => (
          <ReadingMonth
            key={first}
            first={first}
            readings={ofMonth}
            folds={mayFold && before >= openAtFirst}
            opened={opened}
          >
            {row}
          </ReadingMonth>
        ))}
      </div>
      {!mayFold && more}
      <RemoveItemDialog
        name={leaving && leaving.title}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
    </section>
  );
}

/** Each month with the number of readings in the newer months. */
function placed<Month extends { readonly readings: readonly unknown[] }>(months: readonly Month[]) {
  let count = 0;
  return months.map((month) => {
    const before = count;
    count += month.readings.length;
    return { ...month, before };
  });
}
