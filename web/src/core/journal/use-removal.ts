import { useMessages } from '#core/messages/use-messages.ts';
import { removeRow, restoreRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';
import { useFailedToast } from './use-failed-toast.ts';

interface RemovalWords {
  removed: string;
  /** Said once the row is back. */
  back: string;
  /** Said when bringing it back could not be kept. */
  notBack: string;
}

/** Answers a function that removes a row and offers, in the toast that says so, to bring it back as it was. */
export function useRemoval(table: string): (row: { readonly id: string }, words: RemovalWords) => Promise<void> {
  const core = useMessages('core');
  const { showToast } = useToast();
  const failed = useFailedToast();

  async function bringBack(row: { readonly id: string }, { back, notBack }: RemovalWords): Promise<void> {
    try {
      await restoreRow(table, { ...row });
      showToast({ title: back });
    } catch (problem) {
      failed(notBack)(problem);
    }
  }

  return async (row, words) => {
    try {
      await removeRow(table, row.id);
      const undo = { label: core('actions.undo'), onAct: () => void bringBack(row, words) };
      showToast({ title: words.removed, action: undo });
    } catch (problem) {
      failed(core('errors.removingEntry'))(problem);
    }
  };
}
