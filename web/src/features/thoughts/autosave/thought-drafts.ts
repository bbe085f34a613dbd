import { draftKey } from '#core/drafts/draft-store.ts';
import { draftsThatBegin, draftStore } from '#core/drafts/use-draft.ts';
import { getOutboxState } from '#core/outbox/current-outbox.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { newUuid } from '#lib/uuid.ts';
import { longestThought, thoughtsEntries } from '../thoughts-entries.ts';
import type { AutosaveDependencies } from './create-thought-autosave.ts';
import { changesOf, rowOf, type OpenThought } from './open-thought.ts';

const { table } = thoughtsEntries;

/**
 * The key of a thought's draft on this device. Each thought has its own, so that two tabs never share a draft. The key does
 * not begin with the table's name, because the journal would restore such a draft into a form while another tab may be
 * writing it.
 */
export const placeOf = (userId: string | null, id: string): string => draftKey(userId, `open-thought:${id}`);

/** The ids of this person's thoughts with drafts on this device. */
export function unfinishedThoughts(userId: string | null): readonly string[] {
  const beginning = placeOf(userId, '');
  return draftsThatBegin(beginning).map((key) => key.slice(beginning.length));
}

/** The draft of a thought; undefined if there is none or its text is empty. */
export function readUnfinished(userId: string | null, id: string): OpenThought | undefined {
  const draft = draftStore.read(placeOf(userId, id)) as Partial<OpenThought> | undefined;
  const { date, text, stickers = [], tags = [], hasRow = false, seen } = draft ?? {};
  if (date === undefined || typeof text !== 'string' || text.trim() === '') return undefined;
  return { id, date, text, stickers, tags, hasRow, seen };
}

/** What the autosave needs from this person's draft store and outbox. */
export function autosaveDependencies(userId: string | null): AutosaveDependencies {
  return {
    longest: longestThought,
    newId: newUuid,
    storeDraft: (thought) => draftStore.keep(placeOf(userId, thought.id), thought),
    isDraftStored: (id) => draftStore.isStored(placeOf(userId, id)),
    removeDraft: (id) => draftStore.clear(placeOf(userId, id)),
    addRow: (thought) => addRow(table, { ...rowOf(thought), date: thought.date }, thought.id),
    changeRow: async (thought) => {
      const changes = changesOf(thought);
      if (Object.keys(changes).length === 0) return;
      await changeRow(table, thought.id, changes, thought.seen && { ...thought.seen });
    },
    isWaiting: (id) => getOutboxState().operations.some(({ rowId, refusal }) => rowId === id && refusal === undefined),
  };
}
