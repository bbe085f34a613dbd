import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { lastPosition, useMovedRows } from '#core/list/move-in-order.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { addRow, changeRow, removeRow } from '#core/records/write-rows.ts';
import { shorten } from '#lib/shorten.ts';
import { newUuid } from '#lib/uuid.ts';
import { quickMessages, firstMessages, messagesToShow, storedPicture, type QuickMessageRow } from './quick-messages.ts';

const { table } = quickMessages;

/**
 * A random seed for the ids of the default messages, until this device has loaded the person's own seed
 * (`profiles.row_seed`). Ids from the random seed differ on every device.
 */
const seedOfThisVisit = newUuid();

/** Maximum characters of a message in a toast; longer messages are shortened. */
const briefLength = 40;

/** What the form of a message asks for. */
export interface MessageValues {
  readonly text: string;
  readonly category: string | null;
  /** The id of the message's picture; null without one. */
  readonly picture: string | null;
  /** The id of the person's own photo; null without one. */
  readonly photo: string | null;
}

interface ToastMessages {
  readonly saved: string;
  readonly onDevice: string;
}

/** A message with the text that the page shows. */
export interface QuickMessage extends QuickMessageRow {
  /** The person's text, or the default in the interface's language. */
  readonly words: string;
}

/**
 * The person's messages, and functions to change them. `add` and `change` reject if the device cannot store the write. The
 * other functions show a toast instead.
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

  /** Stores the six defaults as rows before the first change, because a change needs a row. */
  async function storeFirst(): Promise<void> {
    if (rows.length > 0 || !known) return;
    for (const { id, preset, position } of firstMessages(seed)) await addRow(table, { preset, position }, id);
  }

  return {
    messages,
    state: profileState === 'loading' && rows.length === 0 ? ('loading' as const) : state,
    /** Whether the person's messages have loaded. Until then the page shows the defaults, which the person must not sort. */
    known,
    retry,
    /** Whether the person has changed the defaults. */
    changed: rows.length > 0,
    async add({ text, category, picture, photo }: MessageValues): Promise<void> {
      await storeFirst();
      const row = { text, category, picture, photo, position: lastPosition(shown) };
      notifySaved(table, await addRow(table, row), savedMessages(text));
    },
    /** Adds several messages at the end. The toast takes its words from `toastFor`, and its undo removes all of them. */
    async addAll(values: readonly MessageValues[], toastFor: (count: number) => ToastMessages): Promise<void> {
      const ids: string[] = [];
      try {
        await storeFirst();
        const first = lastPosition(shown);
        for (const [index, { text, category, picture, photo }] of values.entries())
          ids.push(await addRow(table, { text, category, picture, photo, position: first + index }));
      } catch (problem) {
        failed(core('errors.savingEntry'))(problem);
      }
      const last = ids.at(-1);
      if (last === undefined) return;
      const undo = () => void Promise.all(ids.map((id) => removeRow(table, id))).catch(failed(core('errors.removingEntry')));
      notifySaved(table, last, { ...toastFor(ids.length), refused: core('errors.savingEntry') }, undo);
    },
    async change(message: QuickMessage, { text, category, picture, photo }: MessageValues): Promise<void> {
      const { id, words, preset } = message;
      await storeFirst();
      // A default message with the same words stays a default message, which other languages show in their own words.
      const kept = { text: text === words ? message.text : text, preset };
      const values = { text: kept.text, category, picture: storedPicture(kept, picture), photo };
      const changed = Object.entries(values).filter(
        ([column, value]) => value !== (message[column as keyof typeof values] ?? null),
      );
      if (changed.length > 0) await changeRow(table, id, Object.fromEntries(changed));
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
    /** Removes all rows of the person, so that the defaults return. The toast offers undo. */
    restore: (): Promise<void> => removal([...rows], { removed: t('restored'), back: t('ownBack') }),
  };
}
