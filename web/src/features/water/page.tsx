import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { NumberField } from '#ui/number-field.tsx';
import { DayAmount } from './day-amount.tsx';
import { GoalAndGlass } from './goal-and-glass.tsx';
import { WaterPicture } from './water-picture.tsx';
import { water } from './water.ts';

/** How water looks: one big button for a glass, the day's amount, the entries, the weeks, the person's own goal and glass. */
export default function WaterPage(): ReactNode {
  const t = useMessages('water');
  const locale = useLocale();
  const inWords = (amount: number) => formatMeasure(amount, 'milliliter', locale);
  return (
    <JournalPage of={water}>
      <DayAmount />
      <JournalForm
        of={water}
        openWords={t('otherAmount')}
        repeatWords={(last) => t('sameAsLast', { amount: inWords(last.amount_ml) })}
      >
        {(fields) => <NumberField {...fields.number('amount_ml')} label={t('amount_ml')} />}
      </JournalForm>
      <EntryList of={water} row={(entry) => <p className="font-semibold">{inWords(entry.amount_ml)}</p>} />
      <LookBack of={water}>{(view) => <WaterPicture view={view} />}</LookBack>
      <WhenWritable of={water}>
        <GoalAndGlass />
      </WhenWritable>
    </JournalPage>
  );
}
