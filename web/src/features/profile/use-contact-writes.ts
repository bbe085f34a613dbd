import type { Item, List } from '#core/journal/define-list.ts';
import type { Fields, Values } from '#core/journal/fields.ts';
import { changedFields } from '#core/journal/changed-fields.ts';
import { useNotKeptWords } from '#core/journal/use-not-kept-words.ts';
import { useSavedToast } from '#core/journal/use-saved-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow, removeRow, restoreRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';

/** Adding, changing and removing contacts, each with a toast that says truly where it stands. */
export function useContactWrites<Of extends Fields>({ table, fields }: List<Of>) {
  const t = useMessages('profile');
  const core = useMessages('core');
  const { showToast } = useToast();
  const tellSaved = useSavedToast();
  const notKeptWords = useNotKeptWords();
  const words = { saved: t('contactSaved'), onDevice: t('contactSavedHere'), refused: t('contactFailed') };
  const notSaved = (problem: unknown) =>
    showToast({ title: t('contactFailed'), description: notKeptWords(problem), variant: 'destructive' });

  async function bringBack(contact: Item<Of>): Promise<void> {
    try {
      await restoreRow(table, contact);
      showToast({ title: t('contactBack') });
    } catch (problem) {
      notSaved(problem);
    }
  }

  return {
    async add(values: Values<Of>): Promise<void> {
      tellSaved(table, await addRow(table, values), words);
    },
    async change(contact: Item<Of>, values: Values<Of>): Promise<void> {
      const changed = changedFields(fields, contact, values);
      if (Object.keys(changed).length > 0) await changeRow(table, contact.id, changed);
      tellSaved(table, contact.id, words);
    },
    async remove(contact: Item<Of>): Promise<void> {
      try {
        await removeRow(table, contact.id);
        const undo = { label: core('actions.undo'), onAct: () => void bringBack(contact) };
        showToast({ title: t('contactRemoved'), action: undo });
      } catch (problem) {
        notSaved(problem);
      }
    },
  };
}
