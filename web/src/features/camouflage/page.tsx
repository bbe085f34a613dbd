import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import { camouflageEntries } from './camouflage-entries.ts';
import { camouflageDrawing } from './camouflage-drawing.ts';
import { LoadChart } from './load-chart.tsx';
import { SituationFields } from './situation-fields.tsx';
import { SituationRow } from './situation-row.tsx';

/** The social camouflage page: the form, and charts of the load of each week. */
export default function CamouflagePage(): ReactNode {
  const t = useMessages('camouflage');
  return (
    <JournalPage of={camouflageEntries}>
      <JournalForm
        of={camouflageEntries}
        requiredMessages={{ situation: t('situationRequired') }}
        repeatLabel={(last) => t('sameAsLast', { situation: shorten(last.situation, 40) })}
        notRepeated={['notes', 'feelings_during', 'feelings_after']}
      >
        {(fields, repeat) => <SituationFields fields={fields} repeat={repeat} />}
      </JournalForm>
      <EntryList
        of={camouflageEntries}
        drawing={camouflageDrawing}
        row={(entry) => ({ details: <SituationRow entry={entry} /> })}
      />
      <ShowMore>
        <LookBack of={camouflageEntries} kinds={['fourWeeks', 'twelveWeeks']}>
          {(view) => <LoadChart view={view} />}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}
