import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { shorten } from '#lib/shorten.ts';
import { Card } from '#ui/card.tsx';
import { dailyEntries } from './daily-entries.ts';

/** How many days back the card looks, how many triggers it shows, and how many characters of each. */
const reach = 90;
const shown = 6;
const longest = 160;

/** Recent triggers in the person's own words, newest first. Renders nothing if there are none. */
export function TriggersCard(): ReactNode {
  const t = useMessages('daily');
  const locale = useLocale();
  const { date } = useJournal(dailyEntries);
  const { rows } = useEntries<EntryOf<typeof dailyEntries>>(dailyEntries.table, { from: addDays(date, -reach), to: date });
  const written = rows.filter((entry) => entry.sensory_trigger !== null).slice(-shown);
  if (written.length === 0) return null;
  return (
    <Card aria-labelledby="daily-triggers" className="flex flex-col gap-3">
      <h2 id="daily-triggers" className="text-lg">
        {t('triggersTitle')}
      </h2>
      <ul className="flex flex-col gap-3">
        {written.reverse().map((entry) => (
          <li key={entry.id}>
            <p className="text-sm text-muted">{formatDate(entry.date, locale)}</p>
            <p className="break-words">{shorten(entry.sensory_trigger ?? '', longest)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
