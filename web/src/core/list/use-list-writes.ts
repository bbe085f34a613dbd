import { changedFields } from '#core/journal/use-entry-writes.ts';
import type { Fields, Values } from '#core/journal/fields.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { RowValues } from '#core/rows/operation.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { shorten } from '#lib/shorten.ts';
import { type Item, type List, nameOf } from './define-list.ts';

/** How much of a name a toast repeats, in characters: enough to know the item by. */
const nameLength = 40;

/**
 * Adding, changing and removing items, each with a toast that names the item and says truly where it stands. `add` and `change`
 * resolve when the write is on this device and reject with NotKept.
 */
export function useListWrites<Of extends Fields>(of: List<Of>) {
  const { table, fields } = of;
  const t = useMessages('journal');
  const core = useMessages('core');
  const tellSaved = useSavedToast();
  const removal = useRemoval(table);
  const briefly = (values: Values<Of>) => shorten(nameOf(of, values), nameLength);

  const wordsFor = (values: Values<Of>) => {
    const about = (words: string) => t('named', { words, name: briefly(values) });
    return {
      saved: about(core('saving.saved')),
      onDevice: about(core('saving.on-device')),
      refused: about(core('saving.refused')),
    };
  };

  return {
    /** `beside`: columns that no field of the form holds, such as a place in an order. */
    async add(values: Values<Of>, beside: RowValues = {}): Promise<void> {
      tellSaved(table, await addRow(table, { ...values, ...beside }), wordsFor(values));
    },
    async change(item: Item<Of>, values: Values<Of>): Promise<void> {
      const changed = changedFields(fields, item, values);
      if (Object.keys(changed).length > 0) await changeRow(table, item.id, changed);
      tellSaved(table, item.id, wordsFor(values));
    },
    /** Removes an item and offers to bring it back. */
    remove(item: Item<Of>): Promise<void> {
      const name = briefly(item);
      return removal(item, {
        removed: t('leftList', { name }),
        back: t('backInList', { name }),
        notBack: wordsFor(item).refused,
      });
    },
  };
}
