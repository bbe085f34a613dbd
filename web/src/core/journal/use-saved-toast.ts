import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { whenSettled } from './when-settled.ts';

interface SavedWords {
  saved: string;
  onDevice: string;
  refused: string;
}

/**
 * Answers a function that waits a moment for the server and then says in a toast where a written row stands: saved, saved on this
 * device, or refused. `undo` is offered with the first two.
 */
export function useSavedToast(): (table: string, rowId: string, words: SavedWords, undo?: () => void) => void {
  const t = useMessages('journal');
  const core = useMessages('core');
  const { showToast } = useToast();
  return (table, rowId, words, undo) => {
    const action = undo && { label: core('actions.undo'), onAct: undo };
    void whenSettled(table, rowId).then((state) => {
      if (state === 'saved') showToast({ title: words.saved, action });
      else if (state === 'on-device') showToast({ title: words.onDevice, description: t('addedHereText'), action });
      else showToast({ title: words.refused, description: t('refusedText'), variant: 'destructive' });
    });
  };
}
