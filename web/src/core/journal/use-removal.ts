import { useMessages } from '#core/messages/use-messages.ts';
import { removeRow, restoreRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';
import { useFailedToast } from './save-toasts.ts';
import { whenAllSettled } from './when-settled.ts';

type Removed = { readonly id: string };

interface RemovalWords {
  removed: string;
  /** Said once the rows are back. Without it nothing offers to bring them back. */
  back?: string;
  /** Said when bringing them back could not be stored, or was refused. */
  notBack?: string;
}

/**
 * Returns a function that removes a row, or several at once, and says in a toast what became of it: gone, gone on this device, or
 * refused, and then it is back in its place. The first two offer to bring it back as it was. Resolves once the removal is on this device.
 */
export function useRemoval(table: string): (rows: Removed | readonly Removed[], words: RemovalWords) => Promise<void> {
  const t = useMessages('journal');
  const core = useMessages('core');
  const { showToast } = useToast();
  const failed = useFailedToast();

  async function bringBack(rows: readonly Removed[], back: string, notBack: string): Promise<void> {
    try {
      for (const row of rows) await restoreRow(table, { ...row });
    } catch (problem) {
      failed(notBack)(problem);
      return;
    }
    const state = await whenAllSettled(table, rows);
    if (state === 'refused') showToast({ title: notBack, description: t('refusedText'), variant: 'destructive' });
    else showToast({ title: back, description: state === 'saved' ? undefined : t('addedHereText') });
  }

  async function tell(rows: readonly Removed[], { removed, back, notBack }: RemovalWords): Promise<void> {
    const state = await whenAllSettled(table, rows);
    if (state === 'refused') {
      showToast({ title: core('errors.removingEntry'), description: t('notRemovedText'), variant: 'destructive' });
      return;
    }
    const undo = back !== undefined && (() => void bringBack(rows, back, notBack ?? core('errors.savingEntry')));
    const action = undo ? { label: core('actions.undo'), onAct: undo } : undefined;
    showToast({ title: removed, description: state === 'saved' ? undefined : t('removedHereText'), action });
  }

  return async (one, words) => {
    const rows = [one].flat();
    try {
      for (const { id } of rows) await removeRow(table, id);
    } catch (problem) {
      failed(core('errors.removingEntry'))(problem);
      return;
    }
    void tell(rows, words);
  };
}
