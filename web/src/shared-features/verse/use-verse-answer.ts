import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow, removeRow, restoreRow } from '#core/records/write-rows.ts';
import type { RecordedAnswer } from './use-verse.ts';
import { verseTables } from './verse-tables.ts';

const table = verseTables.likes;

interface Answered {
  readonly set: string;
  readonly key: string;
  /** The user's earlier answer to this verse, if any. */
  readonly before: RecordedAnswer | undefined;
}

/** Returns a function that saves a like, or removes it (null). A toast offers to undo the change. */
export function useVerseAnswer(): (verse: Answered, liked: true | null) => Promise<void> {
  const t = useMessages('verse');
  const core = useMessages('core');
  const showSavedToast = useSavedToast();
  const failed = useFailedToast();
  const refused = core('errors.savingEntry');

  return async ({ set, key, before }, liked) => {
    const message = liked ? 'likedKept' : 'unliked';
    try {
      let id = before?.id;
      if (id === undefined) id = await addRow(table, { verse_set: set, verse_key: key, liked });
      else if (liked === null) await removeRow(table, id);
      else await changeRow(table, id, { liked });
      const takeBack = () => {
        if (before === undefined) return removeRow(table, id);
        return liked === null ? restoreRow(table, { ...before }) : changeRow(table, id, { liked: before.liked });
      };
      showSavedToast(
        table,
        id,
        { saved: t(message), onDevice: t(`${message}Here`), refused },
        () => void takeBack().catch(failed(refused)),
      );
    } catch (problem) {
      failed(refused)(problem);
    }
  };
}
