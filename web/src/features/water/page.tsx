import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DayAmount } from './day-amount.tsx';
import { waterDrawing } from './water-drawing.ts';
import { GoalAndGlass } from './goal-and-glass.tsx';
import { OtherGlasses } from './other-glasses.tsx';
import { WaterChart } from './water-chart.tsx';
import { waterEntries } from './water-entries.ts';

/**
 * The water page: a big button for a glass, the day's amount, other amounts, the entries, charts of past weeks, and the
 * person's goal and glass.
 */
export default function WaterPage(): ReactNode {
  const t = useMessages('water');
  const locale = useLocale();
  const toText = (amount: number) => formatMeasure(amount, 'milliliter', locale);
  return (
    <JournalPage of={waterEntries}>
      <div className="flex flex-col gap-6">
        <DayAmount />
        <div className="flex flex-col gap-3 empty:hidden">
          <WhenWritable of={waterEntries}>
            <OtherGlasses />
          </WhenWritable>
          <JournalForm of={waterEntries} openLabel={t('otherAmount')}>
            {(fields) => (
              <>
                <NumberField {...fields.number('amount_ml')} label={t('amount_ml')} />
                <TextArea {...fields.text('notes')} label={t('notes')} />
              </>
            )}
          </JournalForm>
        </div>
      </div>
      <EntryList
        of={waterEntries}
        drawing={waterDrawing}
        row={({ amount_ml, notes }) => ({
          line: <p className="font-semibold">{toText(amount_ml)}</p>,
          details: notes && <p className="whitespace-pre-wrap">{notes}</p>,
        })}
      />
      <ShowMore>
        <LookBack of={waterEntries}>{(view) => <WaterChart view={view} />}</LookBack>
        <WhenWritable of={waterEntries}>
          <GoalAndGlass />
        </WhenWritable>
      </ShowMore>
    </JournalPage>
  );
}
