import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { waterEntries } from './water-entries.ts';

/** Returns a function that records an amount on the selected day; the toast offers to undo it. */
export function useDrink(): (amount: number) => void {
  const t = useMessages('water');
  const core = useMessages('core');
  const locale = useLocale();
  const { date } = useJournal(waterEntries);
  const { add, failed } = useEntryWrites(waterEntries);
  return (amount_ml) => {
    const amount = formatMeasure(amount_ml, 'milliliter', locale);
    const words = { saved: t('added', { amount }), onDevice: t('addedHere', { amount }) };
    add(date, { amount_ml, notes: null }, { undoable: true, words }).catch(failed(core('errors.savingEntry')));
  };
}
