import { useMessages } from '#core/messages/use-messages.ts';
import { restoreRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';
import { removeRows } from './remove-rows.ts';
import { useFailedToast } from './save-toasts.ts';
import { whenAllSettled } from './when-settled.ts';

type Removed = { readonly id: string };

interface RemovalMessages {
  /** Name of the row, shown above the messages `removed` and `back`. */
  name?: string;
  removed: string;
  /** Message after undo. Without this message, the toast offers no undo. */
  back?: string;
  /** Restores what the server removed together with the rows, after undo has restored the rows. */
  restoreMore?: () => Promise<void>;
  /** Message if the device could not store the undo, or the server refused it. */
  notBack?: string;
}

/**
 * Returns a function that removes one or more rows and shows the result in a toast: removed, removed on this device, or
 * refused. Unless the server refused, the toast offers undo, if there is a message `back`. After a refusal the drafts of the
 * rows are restored. The function resolves once the device has stored the removal, or a toast says that it could not.
 */
export function useRemoval(table: string): (rows: Removed | readonly Removed[], words: RemovalMessages) => Promise<void> {
  const t = useMessages('journal');
  const core = useMessages('core');
  const { showToast } = useToast();
  const failed = useFailedToast();

  return async (one, { name, removed, back, restoreMore, notBack = core('errors.savingEntry') }) => {
    const rows = [one].flat();
    const restoreTexts = await removeRows(table, rows).catch(failed(core('errors.removingEntry')));
    if (!restoreTexts) return;

    const bringBack = async (title: string) => {
      try {
        for (const row of rows) await restoreRow(table, { ...row });
        await restoreMore?.();
        restoreTexts();
        const state = await whenAllSettled(table, rows);
        if (state === 'refused') showToast({ title: notBack, description: t('refusedText'), variant: 'destructive' });
        else showToast({ name, title, description: state === 'saved' ? undefined : t('addedHereText') });
      } catch (problem) {
        failed(notBack)(problem);
      }
    };

    void whenAllSettled(table, rows).then((state) => {
      if (state === 'refused') {
        restoreTexts();
        showToast({ title: core('errors.removingEntry'), description: t('notRemovedText'), variant: 'destructive' });
      } else {
        const action = back ? { label: core('actions.undo'), onAct: () => void bringBack(back) } : undefined;
        showToast({ name, title: removed, description: state === 'saved' ? undefined : t('removedHereText'), action });
      }
    });
  };
}
