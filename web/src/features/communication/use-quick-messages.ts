import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { lastPosition, useMovedRows } from '#core/list/move-in-order.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { shorten } from '#lib/shorten.ts';
import { newUuid } from '#lib/uuid.ts';
import { quickMessages, firstMessages, messagesToShow, type QuickMessageRow } from './quick-messages.ts';

const { table } = quickMessages;

/** A random seed for a device that could not read the person's seed yet; its ids differ on other devices. */
const seedOfThisVisit = newUuid();

/** Maximum characters of a message in a toast. */
const briefLength = 40;

/** A message as the page shows it. */
export interface QuickMessage extends QuickMessageRow {
  /** Its text: the person's own, or a default in the interface's language. */
  readonly words: string;
}

/**
 * The person's messages and their actions. `add` and `change` reject if the device cannot store the write; the others show a
 * toast.
 */
export function useQuickMessages() {
  const t = useMessages('communication');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const removal = useRemoval(table);
  const { profile, state: profileState } = useProfile();
  const { rows, state, known, retry } = useRows<QuickMessageRow>(table);
  const seed = profile?.row_seed ?? seedOfThisVisit;
  const shown = messagesToShow(rows, seed);
  const { ordered, move } = useMovedRows(shown, async (changes) => {
    try {
      await storeFirst();
      for (const { id, position } of changes) await changeRow(table, id, { position });
    } catch (problem) {
      failed(core('errors.savingEntry'))(problem);
    }
  });
  const messages: readonly QuickMessage[] = ordered.map((row) => ({
    ...row,
    words: row.text ?? (row.preset ? t(row.preset) : ''),
  }));
  const about = (words: string, name: string) => journal('named', { words, name: shorten(name, briefLength) });
  const savedMessages = (name: string) => ({
    saved: about(core('saving.saved'), name),
    onDevice: about(core('saving.on-device'), name),
    refused: about(core('saving.refused'), name),
  });

  /** The first change stores the six defaults as rows, so that it has a row to change. */
  async function storeFirst(): Promise<void> {
    if (rows.length > 0 || !known) return;
    for (const { id, preset, position } of firstMessages(seed)) await addRow(table, { preset, position }, id);
  }

  return {
    messages,
    state: profileState === 'loading' && rows.length === 0 ? ('loading' as const) : state,
    /**
     * Whether the person's messages have loaded. Until then the defaults are placeholders and the person must not sort them.
     */
    known,
    retry,
    /** Whether the messages differ from the defaults. */
    changed: rows.length > 0,
    async add(text: string): Promise<void> {
      await storeFirst();
      notifySaved(table, await addRow(table, { text, position: lastPosition(shown) }), savedMessages(text));
    },
    async change({ id }: QuickMessage, text: string): Promise<void> {
      await storeFirst();
      await changeRow(table, id, { text });
      notifySaved(table, id, savedMessages(text));
    },
    async remove({ words, ...row }: QuickMessage): Promise<void> {
      try {
        await storeFirst();
      } catch (problem) {
        failed(core('errors.removingEntry'))(problem);
        return;
      }
      const name = shorten(words, briefLength);
      await removal(row, {
        removed: journal('leftList', { name }),
        back: journal('backInList', { name }),
        notBack: savedMessages(words).refused,
      });
    },
    move,
    /** Removes all own rows, so that the defaults return; the toast offers undo. */
    restore: (): Promise<void> => removal([...rows], { removed: t('restored'), back: t('ownBack') }),
  };
}
