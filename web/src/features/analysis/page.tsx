import { useState, type ReactNode } from 'react';
import { Sun } from 'lucide-react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { singlePress } from '#core/journal/single-press.ts';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { analysisEntries, noOverload } from './analysis-entries.ts';
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
        repeatLabel={(last) => (last.occurred === 'yes' ? t('sameAsLast', { words: occurrence(last) }) : null)}
      >
        {(fields, repeat) => (
          <OverloadFields
            fields={fields}
            atOnce={
              <>
                <NoOverloadButton />
                {repeat}
              </>
            }
          />
        )}
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

/**
 * Records with one press that the selected day had no overload. The statistics and insights know such a day only from its
 * entry, because a day without an entry counts as unknown. Hidden if the day has entries.
 */
function NoOverloadButton(): ReactNode {
  const t = useMessages('analysis');
  const core = useMessages('core');
  const { date, entries, editing } = useJournal(analysisEntries);
  const { add, failed } = useEntryWrites(analysisEntries);
  const [press] = useState(singlePress);
  if (entries.length > 0 || editing !== null) return null;
  const record = () => add(date, noOverload, { undoable: true }).catch(failed(core('errors.savingEntry')));
  return (
    <Button icon={Sun} className="px-4!" onClick={() => press(record)}>
      {t('recordNo')}
    </Button>
  );
}
