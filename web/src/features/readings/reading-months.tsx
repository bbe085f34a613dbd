import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import type { Item } from '#core/list/define-list.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { readingList, byMonth } from './reading-list.ts';
import { ReadingRow } from './reading-row.tsx';

export type Reading = Recorded<Item<typeof readingList.fields>>;

/** How many readings are shown at first, and how many more after each press on the button below. */
const readingsAtOnce = 30;

/** The readings by month. The person can edit a reading in place, or remove it after a confirmation, with undo. */
export function ReadingMonths({ readings }: { readings: readonly Reading[] }): ReactNode {
  const t = useMessages('readings');
  const locale = useLocale();
  const { remove } = useListWrites(readingList);
  const { opened, byPress, open } = useOpenedForm(
    readingList.table,
    readings.map(({ id }) => id),
  );
  const [leaving, setLeaving] = useState<Reading | null>(null);
  const [count, setCount] = useState(readingsAtOnce);
  const { heading, expect } = useFocusAfterRemoval(readings);
  const section = useFocusBackAfterEditing<HTMLElement>(opened);
  const all = useOpenRow(readings, opened);
  // The readings are oldest first. If the person edits an older one, show all readings down to it.
  const start = Math.max(0, all.length - count);
  const edited = all.findIndex(({ id }) => id === opened);
  const shown = all.slice(edited < 0 ? start : Math.min(start, edited));
  if (all.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="readings-by-month" className="flex flex-col gap-6">
      <h2 id="readings-by-month" ref={heading} tabIndex={-1} className="sr-only">
        {t('byMonth')}
      </h2>
      {byMonth(shown).map(({ first, readings: ofMonth }) => (
        <section key={first} aria-labelledby={`readings-${first}`} className="flex flex-col gap-3">
          <h3 id={`readings-${first}`} className="text-lg first-letter:uppercase">
            {formatDate(first, locale, { month: 'long', year: 'numeric' })}
          </h3>
          <ul className="flex flex-col gap-3">
            {ofMonth.map((reading) => (
              <ReadingRow
                key={reading.id}
                reading={reading}
                editing={opened === reading.id}
                takesFocus={byPress}
                onEdit={() => open(reading.id)}
                onClose={() => open(null)}
                onRemove={() => setLeaving(reading)}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < all.length && (
        <Button className="self-start" onClick={() => setCount(shown.length + readingsAtOnce)}>
          {t('moreReadings')}
        </Button>
      )}
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
