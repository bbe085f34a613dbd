import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { dailyEntries } from './daily-entries.ts';
import { DailyFields } from './daily-fields.tsx';
import { useDailyRow } from './use-daily-row.tsx';
import { DaysChart } from './days-chart.tsx';
import { dailyDrawing } from './daily-drawing.ts';
import { SensesChart } from './senses-chart.tsx';
import { senses } from './senses.ts';
import { TriggersCard } from './triggers-card.tsx';

/**
 * The daily check-in page: seven senses with the person's usual answers, the day as a whole, and charts of the senses over
 * time.
 */
export default function DailyPage(): ReactNode {
  const t = useMessages('daily');
  return (
    <JournalPage of={dailyEntries}>
      <JournalForm
        of={dailyEntries}
        check={(values) => (Object.values(values).every((value) => value === null) ? { visual: t('nothingSaid') } : {})}
        repeatLabel={(last) => {
          const count = senses.filter((sense) => last[sense] !== null).length;
          if (count > 0) return t('sameAsLast', { count });
          return last.day_pattern === null ? null : t('sameDay', { pattern: t(last.day_pattern) });
        }}
        notRepeated={['sensory_trigger', 'sensory_responses', 'notes']}
      >
        {(fields, repeat) => <DailyFields fields={fields} repeat={repeat} />}
      </JournalForm>
      <EntryList of={dailyEntries} drawing={dailyDrawing} row={useDailyRow()} />
      <ShowMore>
        <TriggersCard />
        <LookBack of={dailyEntries}>
          {(view) => (
            <>
              <SensesChart view={view} />
              <DaysChart view={view} />
            </>
          )}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}
