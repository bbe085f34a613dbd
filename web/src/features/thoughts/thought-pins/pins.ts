import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';
import { usePinnedThoughts } from '../use-pinned-thoughts.ts';
import { thoughtsEntries, type Thought } from '../thoughts-entries.ts';

const { table } = thoughtsEntries;

/** The maximum number of pinned thoughts, as `app.limit_pinned_thoughts` requires. */
const mostPinned = 12;

/** Returns a function that pins or unpins a thought, with undo in its toast. It says so if there is no room for a pin. */
export function useTogglePin(): (thought: Thought) => Promise<void> {
  const t = useMessages('thought-pins');
  const core = useMessages('core');
  const { rows } = usePinnedThoughts();
  const { showToast } = useToast();
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const refused = core('errors.savingEntry');

  async function set({ id }: Thought, pinned: boolean, undo?: () => void): Promise<void> {
    try {
      await changeRow(table, id, { pinned });
      const words = pinned
        ? { saved: t('pinned'), onDevice: t('pinnedHere') }
        : { saved: t('unpinned'), onDevice: t('unpinnedHere') };
      notifySaved(table, id, { ...words, refused }, undo);
    } catch (problem) {
      failed(refused)(problem);
    }
  }
  return async (thought) => {
    const pinned = !thought.pinned;
    if (pinned && rows.length >= mostPinned) showToast({ title: t('full', { most: String(mostPinned) }) });
    else await set(thought, pinned, () => void set(thought, !pinned));
  };
}
