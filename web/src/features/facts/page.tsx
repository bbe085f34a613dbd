import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TileGroup } from '#ui/tile-group.tsx';
import { factsDrawing } from './facts-drawing.ts';
import { FactKind, FactText, categoryIcons } from './fact-text.tsx';
import { FactsChart } from './facts-chart.tsx';
import { FactsOfPeriod } from './facts-of-period.tsx';
import { factsEntries, factCategories } from './facts-entries.ts';
import { OnThisDayCard } from './on-this-day-card.tsx';

/**
 * The facts of the day page: the form, the day's facts, those of the same day in the past, and the categories of a period.
 */
export default function FactsPage(): ReactNode {
  const t = useMessages('facts');
  return (
    <JournalPage of={factsEntries}>
      <JournalForm of={factsEntries} requiredMessages={{ category: t('categoryRequired'), text: t('textRequired') }}>
        {(fields) => (
          <>
            <TileGroup
              {...fields.choice('category')}
              legend={t('category')}
              options={factCategories.map((value) => {
                const Icon = categoryIcons[value];
                return { value, label: t(value), picture: <Icon className="size-7 shrink-0 text-primary" aria-hidden /> };
              })}
            />
            <TextArea {...fields.text('text')} label={t('text')} hint={t('textHint')} />
          </>
        )}
      </JournalForm>
      <EntryList
        of={factsEntries}
        drawing={factsDrawing}
        row={({ category, text }) => ({ line: <FactKind category={category} />, details: <FactText text={text} /> })}
      />
      <ShowMore>
        <OnThisDayCard />
        <LookBack of={factsEntries} kinds={['month', 'quarter', 'year']}>
          {(view) => (
            <>
              <FactsChart view={view} />
              <FactsOfPeriod view={view} />
            </>
          )}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}
