import type { ReactNode } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { Card } from '#ui/card.tsx';
import { analysisEntries } from './analysis-entries.ts';
import { earlySigns } from './overload-summary.ts';

/** How many days back the card and the form look for early signs of overload. */
const reach = 365;

/** At most six early signs of overload that the person recorded within a year, the most frequent first. */
export function useEarlySigns(): readonly string[] {
  const { date } = useJournal(analysisEntries);
  const { rows } = useEntries<EntryOf<typeof analysisEntries>>(analysisEntries.table, {
    from: addDays(date, -reach),
    to: date,
  });
  return earlySigns(rows);
}

/** Lists the person's early signs of overload. Renders nothing if there are none. */
export function EarlySignsCard(): ReactNode {
  const t = useMessages('analysis');
  const signs = useEarlySigns();
  if (signs.length === 0) return null;
  return (
    <Card aria-labelledby="analysis-signs" className="flex flex-col gap-3">
      <h2 id="analysis-signs" className="text-lg">
        {t('ownSigns')}
      </h2>
      <p className="text-muted">{t('ownSignsText')}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </Card>
  );
}
