import { useToast } from '#ui/use-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { NotStored } from '#core/outbox/write-problems.ts';
import { whenSettled } from './when-settled.ts';

/**
 * Returns a function that creates an error handler. If this device could not store a write, the handler shows a toast with
 * the given title and the reason.
 */
export function useFailedToast(): (title: string) => (problem: unknown) => void {
  const { showToast } = useToast();
  const notSavedMessage = useNotSavedMessage();
  return (title) => (problem) => showToast({ title, description: notSavedMessage(problem), variant: 'destructive' });
}

/** Explains why this device could not store a write. Rethrows all other errors, because they are bugs. */
export function useNotSavedMessage(): (problem: unknown) => string {
  const t = useMessages('core');
  return (problem) => {
    if (problem instanceof NotStored) return t(`notKept.${problem.reason}`);
    throw problem;
  };
}

interface SavedMessages {
  /** Name of the row, shown above its saving state. */
  name?: string;
  saved: string;
  onDevice: string;
  refused: string;
}

/**
 * Returns a function that waits briefly for the server, then shows in a toast whether the row is saved, on this device or
 * refused. Unless the row is refused, the toast offers `undo`.
 */
export function useSavedToast(): (table: string, rowId: string, words: SavedMessages, undo?: () => void) => void {
  const t = useMessages('journal');
  const core = useMessages('core');
  const { showToast } = useToast();
  return (table, rowId, words, undo) => {
    const action = undo && { label: core('actions.undo'), onAct: undo };
    void whenSettled(table, rowId).then((state) => {
      const { name } = words;
      if (state === 'saved') showToast({ name, title: words.saved, action });
      else if (state === 'on-device') showToast({ name, title: words.onDevice, description: t('addedHereText'), action });
      else showToast({ title: words.refused, description: t('refusedText'), variant: 'destructive' });
    });
  };
}
