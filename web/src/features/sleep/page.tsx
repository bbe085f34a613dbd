import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { sleepDrawing } from './sleep-drawing.ts';
import { HoursChart } from './hours-chart.tsx';
import { NightFields } from './night-fields.tsx';
import { sleepEntries } from './sleep-entries.ts';
import { useNightSummary } from './use-night-summary.ts';

/** Loaded when it is first shown, because the confidence interval of the drift needs much code. */
const MidSleepChart = lazyPart(
  'mid-sleep-chart',
  () => [],
  async () => (await import('./mid-sleep-chart.tsx')).MidSleepChart,
);

/** The sleep page: the night that ended on this day, then the hours and mid-sleep of earlier nights. */
export default function SleepPage(): ReactNode {
  const t = useMessages('sleep');
  const { headline, details } = useNightSummary();
  return (
    <JournalPage of={sleepEntries}>
      <JournalForm
        of={sleepEntries}
        check={(values) => (Object.values(values).every((value) => value === null) ? { quality: t('nothingSaid') } : {})}
        repeatLabel={(last) => {
          const words = headline(last) || details(last).join(' · ');
          return words === '' ? null : t('sameAsLast', { words });
        }}
        notRepeated={['notes']}
      >
        {(fields, repeat) => <NightFields fields={fields} repeat={repeat} />}
      </JournalForm>
      <EntryList
        of={sleepEntries}
        drawing={sleepDrawing}
        row={(night) => ({
          line: <p className="font-semibold first-letter:uppercase">{headline(night)}</p>,
          details: (
            <>
              <p className="first-letter:uppercase empty:hidden">{details(night).join(' · ')}</p>
              {night.notes !== null && <p className="whitespace-pre-wrap">{night.notes}</p>}
            </>
          ),
        })}
      />
      <ShowMore>
        <LookBack of={sleepEntries}>
          {(view) => (
            <>
              <HoursChart view={view} />
              <MidSleepChart view={view} />
            </>
          )}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}
