import type { ReactNode } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { analysisEntries } from './analysis-entries.ts';
import { analysisDrawing } from './analysis-drawing.ts';
import { EarlySignsCard } from './early-signs-card.tsx';
import { OverloadFields } from './overload-fields.tsx';
import { OverloadChart } from './overload-chart.tsx';
import { OverloadDetails } from './overload-details.tsx';

/** The overload analysis page: the form, the person's early signs, triggers and what helps. */
export default function AnalysisPage(): ReactNode {
  const t = useMessages('analysis');
  const occurrence = ({ occurred }: EntryOf<typeof analysisEntries>) => t(occurred === 'yes' ? 'occurredYes' : 'occurredNo');
  return (
    <JournalPage of={analysisEntries}>
      <JournalForm
        of={analysisEntries}
        requiredMessages={{ occurred: t('occurredRequired') }}
        repeatLabel={(last) => t('sameAsLast', { words: occurrence(last) })}
      >
        {(fields, repeat) => <OverloadFields fields={fields} repeat={repeat} />}
      </JournalForm>
      <EntryList
        of={analysisEntries}
        drawing={analysisDrawing}
        row={(entry) => ({
          line: <p className="font-semibold">{occurrence(entry)}</p>,
          details: <OverloadDetails entry={entry} />,
        })}
      />
      <ShowMore>
        <EarlySignsCard />
        <LookBack of={analysisEntries} kinds={['month', 'quarter']}>
          {(view) => <OverloadChart view={view} />}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}
