import { useMessages } from '#core/messages/use-messages.ts';
import { restoreRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';
import { removeRows } from './remove-rows.ts';
import { useFailedToast } from './save-toasts.ts';
import { whenAllSettled } from './when-settled.ts';

type Removed = { readonly id: string };

interface RemovalMessages {
  /** The row, shown above the messages `removed` and `back`. */
  name?: string;
  removed: string;
  /** Message after undo. Without it there is no undo. */
  back?: string;
  /** Message if undo could not be stored, or was refused. */
  notBack?: string;
}

/**
 * Returns a function that removes one or more rows and reports the result in a toast: removed, removed on this device, or refused, which
 * restores the row. The first two offer undo. Resolves once the device has stored the removal.
 */
export function useRemoval(table: string): (rows: Removed | readonly Removed[], words: RemovalMessages) => Promise<void> {
  const t = useMessages('journal');
  const core = useMessages('core');
  const { showToast } = useToast();
  const failed = useFailedToast();

  async function bringBack(
    rows: readonly Removed[],
    name: string | undefined,
    back: string,
    notBack: string,
  ): Promise<void> {
    try {
      for (const row of rows) await restoreRow(table, { ...row });
    } catch (problem) {
      failed(notBack)(problem);
      return;
    }
    const state = await whenAllSettled(table, rows);
    if (state === 'refused') showToast({ title: notBack, description: t('refusedText'), variant: 'destructive' });
    else showToast({ name, title: back, description: state === 'saved' ? undefined : t('addedHereText') });
  }

  async function notify(rows: readonly Removed[], { name, removed, back, notBack }: RemovalMessages): Promise<void> {
    const state = await whenAllSettled(table, rows);
    if (state === 'refused') {
      showToast({ title: core('errors.removingEntry'), description: t('notRemovedText'), variant: 'destructive' });
      return;
    }
    const undo = back !== undefined && (() => void bringBack(rows, name, back, notBack ?? core('errors.savingEntry')));
    const action = undo ? { label: core('actions.undo'), onAct: undo } : undefined;
    showToast({ name, title: removed, description: state === 'saved' ? undefined : t('removedHereText'), action });
  }

  return async (one, words) => {
    const rows = [one].flat();
    try {
      await removeRows(table, rows);
    } catch (problem) {
      failed(core('errors.removingEntry'))(problem);
      return;
    }
    void notify(rows, words);
  };
}
