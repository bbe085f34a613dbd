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

/** For a device that could not read the person's own seed yet: as hard to guess, only not the same on another device. */
const seedOfThisVisit = newUuid();

/** How much of a message a toast repeats, in characters. */
const briefLength = 40;

/** A message as the page shows it. */
export interface QuickMessage extends QuickMessageRow {
  /** Its text: the person's own, or a preset in the interface's language. */
  readonly words: string;
}

/** The person's messages and what can be done with them. `add` and `change` reject with NotKept; the others say so in a toast. */
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

  /** The first change makes the six first messages the person's own rows, so that the change has something to be about. */
  async function storeFirst(): Promise<void> {
    if (rows.length > 0 || !known) return;
    for (const { id, preset, position } of firstMessages(seed)) await addRow(table, { preset, position }, id);
  }

  return {
    messages,
    state: profileState === 'loading' && rows.length === 0 ? ('loading' as const) : state,
    /** Whether the person's own messages are known. Until then the first six are only an offer, and nothing may be put in order. */
    known,
    retry,
    /** Whether they are not the six first messages as they came. */
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
    /** Takes all own rows away, so that the six first messages are there again; the toast brings the own ones back. */
    restore: (): Promise<void> => removal([...rows], { removed: t('restored'), back: t('ownBack') }),
  };
}
