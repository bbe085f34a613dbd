import { changedColumns } from '#core/records/changed-columns.ts';
import type { Sticker } from '../thoughts-entries.ts';
import { rowOf, type OpenThought, type SeenVersion, partsOf } from './open-thought.ts';

/** How long nobody writes before a thought becomes a saved row, in milliseconds. */
export const calm = 1500;

/** When it is looked whether the draft lies on the device: a moment after the draft store wrote it. */
const lookAfter = 300;

/**
 * - `nothing`: there are no words to keep.
 * - `typing`: the last letters are on their way to the device.
 * - `draft`: everything is on this device.
 * - `row`: everything is in the saved row; the row says whether the server has it.
 * - `failed`: the device took neither; the text is only in this tab.
 */
export type Kept = 'nothing' | 'typing' | 'draft' | 'row' | 'failed';

export interface KeeperState {
  readonly thought: OpenThought;
  readonly kept: Kept;
  readonly problem: unknown;
  /** It was found as a draft that another visit left open. */
  readonly recovered: boolean;
}

/** What a keeper needs of the world around it. */
export interface KeeperDependencies {
  readonly longest: number;
  readonly newId: () => string;
  readonly keepDraft: (thought: OpenThought) => void;
  readonly isDraftKept: (id: string) => boolean;
  readonly forgetDraft: (id: string) => void;
  /** Resolve once the device has the write for good. */
  readonly addRow: (thought: OpenThought) => Promise<unknown>;
  readonly changeRow: (thought: OpenThought) => Promise<unknown>;
  /** Whether an earlier write of this row still waits on the device. */
  readonly isWaiting: (id: string) => boolean;
}

/**
 * Keeps one thought while it is written: each letter as a draft on the device, and after a calm pause as a row. `recovered`: it was found as
 * a draft, and nobody knows whether its row was made.
 */
export function createKeeper(world: KeeperDependencies, start: OpenThought, recovered = false) {
  const listeners = new Set<() => void>();
  let state: KeeperState = {
    thought: start,
    kept: recovered ? 'draft' : start.hasRow ? 'row' : 'nothing',
    problem: null,
    recovered,
  };
  let changed = recovered;
  let touched = recovered;
  let unsure = recovered && !start.hasRow;
  let written = false;
  let inRow: OpenThought | undefined;
  let taken = false;
  let saving: Promise<void> = Promise.resolve();
  let calmTimer: ReturnType<typeof setTimeout> | undefined;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;

  function publish(change: Partial<KeeperState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function look(): void {
    if (state.kept === 'typing' && world.isDraftKept(state.thought.id)) publish({ kept: 'draft' });
  }

  /** Writes the row. Answers the version that the next words go on from, so that the next write does not take this one for another device's. */
  async function put(thought: OpenThought): Promise<SeenVersion> {
    if (!thought.hasRow) await world.addRow(thought);
    // Added a second time a row stays as it was, so what is not known to be new is changed as well.
    if (thought.hasRow || unsure) await world.changeRow(thought);
    unsure = false;
    return rowOf(thought);
  }

  async function saveNow(): Promise<void> {
    const { thought } = state;
    if (!changed || thought.text.trim() === '' || [...thought.text.trim()].length > world.longest) return;
    let seen: SeenVersion;
    try {
      seen = await put(thought);
    } catch (problem) {
      publish({ kept: world.isDraftKept(thought.id) ? 'draft' : 'failed', problem });
      return;
    }
    const isLatest = state.thought === thought;
    if (state.thought.id === thought.id) publish({ thought: { ...state.thought, hasRow: true, seen }, problem: null });
    if (isLatest) {
      changed = false;
      world.forgetDraft(thought.id);
      publish({ kept: 'row' });
    } else if (state.thought.id === thought.id && state.kept !== 'nothing') world.keepDraft(state.thought);
  }

  /** One save after the other. */
  function save(): Promise<void> {
    clearTimeout(calmTimer);
    saving = saving.then(saveNow, saveNow);
    return saving;
  }

  /** A text that is too long for one row, as several. Until all are there the draft holds the whole. */
  async function finishInParts(): Promise<boolean> {
    const { thought } = state;
    const [first = '', ...others] = partsOf(thought.text, world.longest);
    clearTimeout(calmTimer);
    try {
      const seen = await put({ ...thought, text: first });
      publish({ thought: { ...thought, hasRow: true, seen } });
      for (const text of others) await world.addRow({ ...thought, id: world.newId(), text });
    } catch (problem) {
      publish({ kept: world.isDraftKept(thought.id) ? 'draft' : 'failed', problem });
      return false;
    }
    changed = false;
    world.forgetDraft(thought.id);
    publish({ thought: { ...state.thought, text: first }, kept: 'row', problem: null });
    return true;
  }

  function whenCalm(): void {
    clearTimeout(calmTimer);
    // Out of reach of the server one waiting write is enough: until it has gone the draft holds what is newer.
    calmTimer = setTimeout(() => (world.isWaiting(state.thought.id) ? whenCalm() : void save()), calm);
  }

  return {
    get: (): KeeperState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isBlank: (): boolean => state.thought.text.trim() === '',
    /** Whether there are words here that no row has yet. */
    hasUnsavedWords: (): boolean => changed && state.thought.text.trim() !== '',
    /**
     * This tab may write the thought from now on. `found` is its draft as another tab left it: newer than anything shown here. Without one
     * its row is the newest. What was written here meanwhile stays apart.
     */
    begin(found: OpenThought | undefined): void {
      if (written) return;
      taken = false;
      if (found) {
        changed = touched = true;
        unsure = !found.hasRow;
        publish({ thought: found, kept: 'draft', recovered: true });
      } else if (inRow) {
        changed = touched = false;
        publish({ thought: inRow, kept: 'row' });
      }
    },
    /** Takes what was just written. */
    write(change: { readonly text?: string; readonly stickers?: readonly Sticker[] }): void {
      // Another tab has it now: what is written here goes on as a thought of its own, so that neither covers the other.
      const own = taken ? { id: world.newId(), hasRow: false, seen: undefined } : {};
      taken = false;
      const thought = { ...state.thought, ...own, ...change };
      changed = touched = written = true;
      if (thought.text.trim() === '') {
        world.forgetDraft(thought.id);
        clearTimeout(calmTimer);
        publish({ thought, kept: 'nothing' });
        return;
      }
      world.keepDraft(thought);
      publish({ thought, kept: 'typing' });
      clearTimeout(lookTimer);
      lookTimer = setTimeout(look, lookAfter);
      whenCalm();
    },
    /**
     * What its row holds now, shown as long as nothing was written here that no row has. `isSaved`: no write of this device waits for the server.
     * A version of another device then takes the place of these words, which the server has had; the next words go on from it.
     */
    rerender(thought: OpenThought, isSaved: boolean): void {
      inRow = thought;
      const { seen } = state.thought;
      if (!touched) publish({ thought });
      else if (changed || !isSaved || !seen || !thought.seen) return;
      else if (Object.keys(changedColumns(seen, rowOf(thought))).length > 0) publish({ thought });
      // This device's own write, as the server has it by now.
      else if (state.thought.hasRow) publish({ thought: { ...state.thought, seen: thought.seen } });
    },
    /** Its row went while there are words that it did not have: they go on as a thought of their own. */
    goOn(): void {
      const thought = { ...state.thought, id: world.newId(), hasRow: false, seen: undefined };
      world.forgetDraft(state.thought.id);
      world.keepDraft(thought);
      publish({ thought, kept: 'typing' });
      whenCalm();
    },
    loseToOtherTab(): void {
      taken = true;
    },
    save,
    /** Saves all of it for good, a text that is too long as several thoughts. Answers whether nothing is left open. */
    async finish(): Promise<boolean> {
      if (!changed) return true;
      if (partsOf(state.thought.text, world.longest).length > 1) return finishInParts();
      await save();
      if (state.thought.text.trim() === '') world.forgetDraft(state.thought.id);
      return !changed || state.thought.text.trim() === '';
    },
    /** Its row was removed: nothing of it is kept. */
    drop(): void {
      clearTimeout(calmTimer);
      changed = false;
      world.forgetDraft(state.thought.id);
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
