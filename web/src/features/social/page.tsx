import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { LookBack } from '#core/journal/look-back.tsx';
import { periodOf } from '#core/journal/period-of.ts';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { LazyBatteryDays } from './battery-days/lazy-battery-days.tsx';
import { socialDrawing } from './social-drawing.ts';
import { DrainsOrChargesChart } from './drains-or-charges-chart.tsx';
import { socialEntries } from './social-entries.ts';
import { SocialFields } from './social-fields.tsx';
import { SocialDetails, SocialLevel } from './social-row.tsx';
import { useLevelMessage } from './battery-bands.ts';
import { WeekChart } from './week-chart.tsx';

/** The social battery page: the form, and the mean level of social energy on each weekday. */
export default function SocialPage(): ReactNode {
  const t = useMessages('social');
  const levelMessage = useLevelMessage();
  return (
    <JournalPage of={socialEntries}>
      <JournalForm
        of={socialEntries}
        requiredMessages={{ level: t('levelRequired') }}
        repeatLabel={(last) => t('sameAsLast', { level: levelMessage(last.level) })}
        notRepeated={['notes']}
      >
        {(fields, repeat) => <SocialFields fields={fields} repeat={repeat} />}
      </JournalForm>
      <EntryList
        of={socialEntries}
        drawing={socialDrawing}
        row={(entry) => ({ line: <SocialLevel level={entry.level} />, details: <SocialDetails entry={entry} /> })}
      />
      <ShowMore>
        <AppointmentsAhead />
        <LookBack of={socialEntries} kinds={['month', 'quarter']}>
          {(view) => (
            <>
              <WeekChart view={view} />
              <LazyBatteryDays period={view} entries={view.entries} />
              <DrainsOrChargesChart of="drains" answers={view.entries.map((entry) => entry.drains)} />
              <DrainsOrChargesChart of="charges" answers={view.entries.map((entry) => entry.charges)} />
            </>
          )}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}

/** Requests the appointments of the first period together with its entries, because the part that shows them loads later. */
function AppointmentsAhead(): ReactNode {
  const { date } = useJournal(socialEntries);
  const { from, to } = periodOf(date, 'month');
  useRows('appointments', { kind: 'dates', from, to, repeats: true });
  return null;
}
