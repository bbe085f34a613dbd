import { changedColumns } from '#core/rows/row-conflict.ts';
import { rowOf, type OpenThought, type SeenVersion, partsOf } from './open-thought.ts';

/** The pause in typing after which a thought is saved as a row, in milliseconds. */
export const calm = 1500;

/**
 * How long after a change the autosave checks whether the draft is stored, in milliseconds. The draft store is normally
 * faster.
 */
const checkAfter = 300;

/**
 * Where the latest text is:
 * - `nothing`: the text is empty.
 * - `typing`: not stored yet.
 * - `draft`: in a draft on this device.
 * - `row`: in a row; the row knows whether the server has it.
 * - `failed`: only in this tab, because the device stored neither a draft nor a row.
 */
export type AutosaveStatus = 'nothing' | 'typing' | 'draft' | 'row' | 'failed';

export interface AutosaveState {
  readonly thought: OpenThought;
  readonly status: AutosaveStatus;
  readonly problem: unknown;
  /** Whether the thought was restored from the draft of an earlier visit. */
  readonly recovered: boolean;
}

/** The storage and outbox that the autosave needs. */
export interface AutosaveDependencies {
  readonly longest: number;
  readonly newId: () => string;
  readonly storeDraft: (thought: OpenThought) => void;
  readonly isDraftStored: (id: string) => boolean;
  readonly removeDraft: (id: string) => void;
  /** `addRow` and `changeRow` resolve once the device has durably stored the write. */
  readonly addRow: (thought: OpenThought) => Promise<unknown>;
  readonly changeRow: (thought: OpenThought) => Promise<unknown>;
  /** Whether an earlier write of this row is still in the outbox. */
  readonly isWaiting: (id: string) => boolean;
}

/**
 * Saves one thought automatically: each change as a draft on this device, and after a pause in typing as a row.
 * `recovered`: the thought comes from the draft of an earlier visit, so it may have a row already.
 */
export function createThoughtAutosave(dependencies: AutosaveDependencies, start: OpenThought, recovered = false) {
  const listeners = new Set<() => void>();
  let state: AutosaveState = {
    thought: start,
    status: recovered ? 'draft' : start.hasRow ? 'row' : 'nothing',
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
  let checkTimer: ReturnType<typeof setTimeout> | undefined;

  function publish(change: Partial<AutosaveState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function checkDraft(): void {
    if (state.status === 'typing' && dependencies.isDraftStored(state.thought.id)) publish({ status: 'draft' });
  }

  /**
   * Writes the row. Returns the written version, so that the next write does not mistake it for a version of another device.
   */
  async function put(thought: OpenThought): Promise<SeenVersion> {
    if (!thought.hasRow) await dependencies.addRow(thought);
    // `addRow` does nothing if the row exists. If the row may exist, `changeRow` writes the text as well.
    if (thought.hasRow || unsure) await dependencies.changeRow(thought);
    unsure = false;
    return rowOf(thought);
  }

  async function saveNow(): Promise<void> {
    const { thought } = state;
    if (!changed || thought.text.trim() === '' || [...thought.text.trim()].length > dependencies.longest) return;
    let seen: SeenVersion;
    try {
      seen = await put(thought);
    } catch (problem) {
      publish({ status: dependencies.isDraftStored(thought.id) ? 'draft' : 'failed', problem });
      return;
    }
    const isLatest = state.thought === thought;
    if (state.thought.id === thought.id) publish({ thought: { ...state.thought, hasRow: true, seen }, problem: null });
    if (isLatest) {
      changed = false;
      dependencies.removeDraft(thought.id);
      publish({ status: 'row' });
    } else if (state.thought.id === thought.id && state.status !== 'nothing') dependencies.storeDraft(state.thought);
  }

  /** Saves once the previous save has finished. */
  function save(): Promise<void> {
    clearTimeout(calmTimer);
    saving = saving.then(saveNow, saveNow);
    return saving;
  }

  /** Saves a text that is too long for one row in several rows. The draft has the whole text until all rows are saved. */
  async function finishInParts(): Promise<boolean> {
    const { thought } = state;
    const [first = '', ...others] = partsOf(thought.text, dependencies.longest);
    clearTimeout(calmTimer);
    try {
      const seen = await put({ ...thought, text: first });
      publish({ thought: { ...thought, hasRow: true, seen } });
      for (const text of others) await dependencies.addRow({ ...thought, id: dependencies.newId(), text });
    } catch (problem) {
      publish({ status: dependencies.isDraftStored(thought.id) ? 'draft' : 'failed', problem });
      return false;
    }
    changed = false;
    dependencies.removeDraft(thought.id);
    publish({ thought: { ...state.thought, text: first }, status: 'row', problem: null });
    return true;
  }

  function whenCalm(): void {
    clearTimeout(calmTimer);
    // Offline, one pending write is enough. The draft has the newer text until that write is sent.
    calmTimer = setTimeout(() => (dependencies.isWaiting(state.thought.id) ? whenCalm() : void save()), calm);
  }

  return {
    get: (): AutosaveState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isBlank: (): boolean => state.thought.text.trim() === '',
    /** Whether some text is in no row yet. */
    hasUnsavedText: (): boolean => changed && state.thought.text.trim() !== '',
    /**
     * Must be called when this tab obtains the lock for writing the thought. `found` is the draft that another tab left,
     * which is newer than this tab's text. Without such a draft, the row has the newest text. Does nothing if the person
     * has typed in this tab meanwhile.
     */
    begin(found: OpenThought | undefined): void {
      if (written) return;
      taken = false;
      if (found) {
        changed = touched = true;
        unsure = !found.hasRow;
        publish({ thought: found, status: 'draft', recovered: true });
      } else if (inRow) {
        changed = touched = false;
        publish({ thought: inRow, status: 'row' });
      }
    },
    /** Accepts a change of the text, stickers or tags. */
    write(change: Partial<Pick<OpenThought, 'text' | 'stickers' | 'tags'>>): void {
      // If another tab has written this thought, this tab's text becomes a new thought, so that neither overwrites the
      // other.
      const own = taken ? { id: dependencies.newId(), hasRow: false, seen: undefined } : {};
      taken = false;
      const thought = { ...state.thought, ...own, ...change };
      changed = touched = written = true;
      if (thought.text.trim() === '') {
        dependencies.removeDraft(thought.id);
        clearTimeout(calmTimer);
        publish({ thought, status: 'nothing' });
        return;
      }
      dependencies.storeDraft(thought);
      publish({ thought, status: 'typing' });
      clearTimeout(checkTimer);
      checkTimer = setTimeout(checkDraft, checkAfter);
      whenCalm();
    },
    /**
     * Accepts the row's current content, and shows it in the editor unless the editor has unsaved text. `isSaved`: this
     * device has no pending write of the row. Only then may a version of another device replace the text.
     */
    rerender(thought: OpenThought, isSaved: boolean): void {
      inRow = thought;
      const { seen } = state.thought;
      if (!touched) publish({ thought });
      else if (changed || !isSaved || !seen || !thought.seen) return;
      else if (Object.keys(changedColumns(seen, rowOf(thought))).length > 0) publish({ thought });
      // The server has confirmed the write of this device.
      else if (state.thought.hasRow) publish({ thought: { ...state.thought, seen: thought.seen } });
    },
    /** Continues unsaved text as a new thought, because the row of the thought was removed. */
    goOn(): void {
      const thought = { ...state.thought, id: dependencies.newId(), hasRow: false, seen: undefined };
      dependencies.removeDraft(state.thought.id);
      dependencies.storeDraft(thought);
      publish({ thought, status: 'typing' });
      whenCalm();
    },
    loseToOtherTab(): void {
      taken = true;
    },
    save,
    /** Saves the whole text, in several rows if it is too long for one. Returns whether everything is saved. */
    async finish(): Promise<boolean> {
      if (!changed) return true;
      if (partsOf(state.thought.text, dependencies.longest).length > 1) return finishInParts();
      await save();
      if (state.thought.text.trim() === '') dependencies.removeDraft(state.thought.id);
      return !changed || state.thought.text.trim() === '';
    },
    /** Discards the draft, because the row of the thought was removed. */
    drop(): void {
      clearTimeout(calmTimer);
      changed = false;
      dependencies.removeDraft(state.thought.id);
    },
  };
}

export type ThoughtAutosave = ReturnType<typeof createThoughtAutosave>;
