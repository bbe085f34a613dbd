import { changedFields } from '#core/journal/use-entry-writes.ts';
import type { Fields, Values } from '#core/journal/fields.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { RowValues } from '#core/rows/operation.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { shorten } from '#lib/shorten.ts';
import { type Item, type List, nameOf } from './define-list.ts';

/** How many characters of a name a toast shows. */
const nameLength = 40;

/**
 * Adds, changes and removes items, with a toast that names the item and its saving state. `add` and `change` resolve once the
 * device has stored the write, or reject with NotStored.
 */
export function useListWrites<Of extends Fields>(of: List<Of>, toName = (values: Values<Of>) => nameOf(of, values)) {
  const { table, fields } = of;
  const t = useMessages('journal');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const removal = useRemoval(table);
  const briefly = (values: Values<Of>) => shorten(toName(values), nameLength);

  const messagesFor = (values: Values<Of>) => {
    const about = (words: string) => t('named', { words, name: briefly(values) });
    return {
      saved: about(core('saving.saved')),
      onDevice: about(core('saving.on-device')),
      refused: about(core('saving.refused')),
    };
  };

  return {
    /** `beside`: columns without a form field, such as the position. */
    async add(values: Values<Of>, beside: RowValues = {}): Promise<void> {
      notifySaved(table, await addRow(table, { ...values, ...beside }), messagesFor(values));
    },
    async change(item: Item<Of>, values: Values<Of>): Promise<void> {
      const changed = changedFields(fields, item, values);
      if (Object.keys(changed).length > 0) await changeRow(table, item.id, changed);
      notifySaved(table, item.id, messagesFor(values));
    },
    /** Removes an item and offers undo. */
    remove(item: Item<Of>): Promise<void> {
      const name = briefly(item);
      return removal(item, {
        removed: t('leftList', { name }),
        back: t('backInList', { name }),
        notBack: messagesFor(item).refused,
      });
    },
  };
}
