import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow, removeRow, restoreRow } from '#core/records/write-rows.ts';
import type { RecordedAnswer } from './use-verse.ts';
import { verseTables } from './verse-settings.ts';

const table = verseTables.likes;

interface Answered {
  readonly set: string;
  readonly key: string;
  /** What was answered before, if anything. */
  readonly before: RecordedAnswer | undefined;
}

/** Returns what keeps that a person likes a verse, or does not like it any more (null). The toast takes it back. */
export function useVerseAnswer(): (verse: Answered, liked: true | null) => Promise<void> {
  const t = useMessages('verse');
  const core = useMessages('core');
  const tellSaved = useSavedToast();
  const failed = useFailedToast();
  const refused = core('errors.savingEntry');

  return async ({ set, key, before }, liked) => {
    const words = liked ? 'likedKept' : 'unliked';
    try {
      let id = before?.id;
      if (id === undefined) id = await addRow(table, { verse_set: set, verse_key: key, liked });
      else if (liked === null) await removeRow(table, id);
      else await changeRow(table, id, { liked });
      const takeBack = () => {
        if (before === undefined) return removeRow(table, id);
        return liked === null ? restoreRow(table, { ...before }) : changeRow(table, id, { liked: before.liked });
      };
      tellSaved(
        table,
        id,
        { saved: t(words), onDevice: t(`${words}Here`), refused },
        () => void takeBack().catch(failed(refused)),
      );
    } catch (problem) {
      failed(refused)(problem);
    }
  };
}
