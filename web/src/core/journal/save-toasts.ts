import { useToast } from '#ui/use-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { NotKept } from '#core/outbox/not-kept.ts';
import { whenSettled } from './when-settled.ts';

/** Returns what to do with a write that could not be put on this device: say so under this title, with the reason. */
export function useFailedToast(): (title: string) => (problem: unknown) => void {
  const { showToast } = useToast();
  const notKeptWords = useNotSavedMessage();
  return (title) => (problem) => showToast({ title, description: notKeptWords(problem), variant: 'destructive' });
}

/** Says why a write could not be put on this device. Anything that is not about keeping is a fault of ours and is thrown on. */
export function useNotSavedMessage(): (problem: unknown) => string {
  const t = useMessages('core');
  return (problem) => {
    if (problem instanceof NotKept) return t(`notKept.${problem.reason}`);
    throw problem;
  };
}

interface SavedWords {
  saved: string;
  onDevice: string;
  refused: string;
}

/**
 * Returns a function that waits a moment for the server and then says in a toast where a written row stands: saved, saved on this
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
