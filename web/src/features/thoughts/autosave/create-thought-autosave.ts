import { changedColumns } from '#core/rows/compare-columns.ts';
import type { Sticker } from '../thoughts-entries.ts';
import { rowOf, type OpenThought, type SeenVersion, partsOf } from './open-thought.ts';

/** The pause in typing after which a thought is saved as a row, in milliseconds. */
export const calm = 1500;

/** When to check that the device stored the draft: shortly after the draft store writes it. */
const checkAfter = 300;

/**
 * - `nothing`: the text is empty.
 * - `typing`: the latest text is not stored yet.
 * - `draft`: the text is stored on this device.
 * - `row`: the text is in a row; the row knows whether the server has it.
 * - `failed`: the device stored neither; the text is only in this tab.
 */
export type AutosaveStatus = 'nothing' | 'typing' | 'draft' | 'row' | 'failed';

export interface AutosaveState {
  readonly thought: OpenThought;
  readonly status: AutosaveStatus;
  readonly problem: unknown;
  /** It was restored from an earlier visit's draft. */
  readonly recovered: boolean;
}

/** The storage and outbox that the autosave needs. */
export interface AutosaveDependencies {
  readonly longest: number;
  readonly newId: () => string;
  readonly storeDraft: (thought: OpenThought) => void;
  readonly isDraftStored: (id: string) => boolean;
  readonly removeDraft: (id: string) => void;
  /** Resolve once the device has durably stored the write. */
  readonly addRow: (thought: OpenThought) => Promise<unknown>;
  readonly changeRow: (thought: OpenThought) => Promise<unknown>;
  /** Whether an earlier write of this row is still in the outbox. */
  readonly isWaiting: (id: string) => boolean;
}

/**
 * Autosaves one thought: every change as a draft on the device, and after a pause in typing as a row. `recovered`: the
 * thought comes from a draft, and its row may or may not exist.
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

  /** Writes the row. Returns the written version, so that the next write does not mistake it for another device's. */
  async function put(thought: OpenThought): Promise<SeenVersion> {
    if (!thought.hasRow) await dependencies.addRow(thought);
    // Adding an existing row changes nothing, so unless the row is known to be new it is changed as well.
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

  /** Serializes saves. */
  function save(): Promise<void> {
    clearTimeout(calmTimer);
    saving = saving.then(saveNow, saveNow);
    return saving;
  }

  /** Saves a text that is too long for one row as several. Until all are saved the draft has the whole text. */
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
    // Offline, one pending write is enough: until it is sent the draft has the newer text.
    calmTimer = setTimeout(() => (dependencies.isWaiting(state.thought.id) ? whenCalm() : void save()), calm);
  }

  return {
    get: (): AutosaveState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isBlank: (): boolean => state.thought.text.trim() === '',
    /** Whether there is text that no row contains yet. */
    hasUnsavedText: (): boolean => changed && state.thought.text.trim() !== '',
    /**
     * Called when this tab obtains the lock. `found` is the draft that another tab left, which is newer than the text shown
     * here. Without a draft, the row is the newest. Text typed here meanwhile becomes a new thought.
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
    /** Takes a change of the text or stickers. */
    write(change: { readonly text?: string; readonly stickers?: readonly Sticker[] }): void {
      // Another tab has the lock: text written here becomes a new thought, so that neither overwrites the other.
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
     * The row's current content. The editor shows it as long as no text here is unsaved. `isSaved`: no write of this device
     * is pending, so another device's version may replace this text.
     */
    rerender(thought: OpenThought, isSaved: boolean): void {
      inRow = thought;
      const { seen } = state.thought;
      if (!touched) publish({ thought });
      else if (changed || !isSaved || !seen || !thought.seen) return;
      else if (Object.keys(changedColumns(seen, rowOf(thought))).length > 0) publish({ thought });
      // This device's own write, confirmed by the server.
      else if (state.thought.hasRow) publish({ thought: { ...state.thought, seen: thought.seen } });
    },
    /** Its row was removed while some text was unsaved: that text continues as a new thought. */
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
    /** Saves all of the text, splitting one that is too long. Returns whether everything is saved. */
    async finish(): Promise<boolean> {
      if (!changed) return true;
      if (partsOf(state.thought.text, dependencies.longest).length > 1) return finishInParts();
      await save();
      if (state.thought.text.trim() === '') dependencies.removeDraft(state.thought.id);
      return !changed || state.thought.text.trim() === '';
    },
    /** Its row was removed: discards the draft. */
    drop(): void {
      clearTimeout(calmTimer);
      changed = false;
      dependencies.removeDraft(state.thought.id);
    },
  };
}

export type ThoughtAutosave = ReturnType<typeof createThoughtAutosave>;
