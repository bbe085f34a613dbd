import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { calm, createThoughtAutosave, type AutosaveDependencies } from './create-thought-autosave.ts';
import { changesOf, type OpenThought } from './open-thought.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start: OpenThought = { id: 'one', date: calendarDate('2026-01-02'), text: '', stickers: [], tags: [], hasRow: false };

/** A fake device and outbox that a test can read, and that can refuse writes. */
function makeDependencies() {
  const drafts = new Map<string, OpenThought>();
  const rows = new Map<string, string>();
  const writes: string[] = [];
  const changes: OpenThought[] = [];
  const state = { full: false, waiting: false, ids: 0 };
  const take = async (kind: string, thought: OpenThought) => {
    if (state.full) throw new Error('no room');
    writes.push(`${kind} ${thought.id} ${thought.text.slice(0, 20)}`);
    if (kind === 'change' || !rows.has(thought.id)) rows.set(thought.id, thought.text.trim());
  };
  const dependencies: AutosaveDependencies = {
    longest: 100,
    newId: () => `new-${String((state.ids += 1))}`,
    storeDraft: (thought) => void drafts.set(thought.id, thought),
    isDraftStored: () => !state.full,
    removeDraft: (id) => void drafts.delete(id),
    addRow: (thought) => take('add', thought),
    changeRow: (thought) => {
      changes.push(thought);
      return take('change', thought);
    },
    isWaiting: () => state.waiting,
  };
  return { dependencies, drafts, rows, writes, changes, state };
}

describe('autosaving a thought', () => {
  it('stores every change as a draft at once and as a row after a pause, and then removes the draft', async () => {
    const { dependencies, drafts, rows } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    autosave.write({ text: 'half a' });
    expect(drafts.get('one')?.text).toBe('half a');
    expect(autosave.get().status).toBe('typing');
    await vi.advanceTimersByTimeAsync(400);
    expect(autosave.get().status).toBe('draft');
    expect(rows.size).toBe(0);
    await vi.advanceTimersByTimeAsync(calm);
    expect(rows.get('one')).toBe('half a');
    expect(autosave.get().status).toBe('row');
    expect(drafts.size).toBe(0);
  });

  it('adds the row once and then changes it, and does not trim the text in the editor', async () => {
    const { dependencies, writes } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    autosave.write({ text: 'one ' });
    await vi.advanceTimersByTimeAsync(calm);
    autosave.rerender({ ...start, text: 'one', hasRow: true }, true);
    expect(autosave.get().thought.text).toBe('one ');
    autosave.write({ text: 'one two' });
    await vi.advanceTimersByTimeAsync(calm);
    expect(writes).toEqual(['add one one ', 'change one one two']);
  });

  describe('a row that may change on another device', () => {
    const version = (text: string, updated_at: string): OpenThought => {
      return { ...start, text, hasRow: true, seen: { text, stickers: null, tags: null, updated_at } };
    };

    it('continues from the seen version, then from its own last write', async () => {
      const { dependencies, changes, drafts } = makeDependencies();
      const autosave = createThoughtAutosave(dependencies, version('one', 'v1'));
      autosave.write({ text: 'one two' });
      expect(drafts.get('one')?.seen).toEqual({ text: 'one', stickers: null, tags: null, updated_at: 'v1' });
      await autosave.save();
      autosave.write({ text: 'one two three' });
      await autosave.save();
      expect(changes.map(({ seen }) => seen)).toEqual([
        { text: 'one', stickers: null, tags: null, updated_at: 'v1' },
        { text: 'one two', stickers: null, tags: null },
      ]);
      expect(changesOf(changes[1]!)).toEqual({ text: 'one two three' });
    });

    it('does not adopt a newer version while text here is unsaved, so that both stay', async () => {
      const { dependencies, changes } = makeDependencies();
      const autosave = createThoughtAutosave(dependencies, version('one', 'v1'));
      autosave.write({ text: 'mine' });
      autosave.rerender(version('theirs', 'v2'), true);
      await autosave.save();
      expect(changes[0]).toMatchObject({ text: 'mine', seen: { text: 'one', updated_at: 'v1' } });
      // The server still has the other device's version, and the person has not chosen between the two yet.
      autosave.rerender(version('mine', 'v1'), false);
      expect(autosave.get().thought.text).toBe('mine');
    });

    it('adopts another device’s version once all text here is saved, and continues from it', async () => {
      const { dependencies, changes } = makeDependencies();
      const autosave = createThoughtAutosave(dependencies, version('one', 'v1'));
      autosave.write({ text: 'one two ' });
      await autosave.save();
      autosave.rerender(version('one two', 'v2'), true);
      expect(autosave.get().thought).toMatchObject({ text: 'one two ', seen: { updated_at: 'v2' } });
      autosave.rerender(version('one two, and theirs', 'v3'), true);
      expect(autosave.get().thought.text).toBe('one two, and theirs');
      autosave.write({ text: 'one two, and theirs, and mine' });
      await autosave.save();
      expect(changes[1]?.seen).toMatchObject({ text: 'one two, and theirs', updated_at: 'v3' });
    });
  });

  it('does not create an empty row, and leaves the saved row unchanged when the text is emptied', async () => {
    const { dependencies, drafts, rows } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    autosave.write({ text: '  \n' });
    await vi.advanceTimersByTimeAsync(calm);
    expect(rows.size + drafts.size).toBe(0);
    autosave.write({ text: 'here' });
    await vi.advanceTimersByTimeAsync(calm);
    autosave.write({ text: '' });
    await vi.advanceTimersByTimeAsync(calm);
    expect(await autosave.finish()).toBe(true);
    expect(rows.get('one')).toBe('here');
    expect(drafts.size).toBe(0);
  });

  it('queues one row at a time offline, and reports that the text is on the device', async () => {
    const { dependencies, state, writes } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    state.waiting = true;
    autosave.write({ text: 'offline' });
    await vi.advanceTimersByTimeAsync(5 * calm);
    expect(writes).toEqual([]);
    expect(autosave.get().status).toBe('draft');
    await autosave.finish();
    expect(writes).toEqual(['add one offline']);
  });

  it('continues as a new thought once another tab has it', async () => {
    const { dependencies, rows } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    autosave.write({ text: 'mine' });
    await autosave.save();
    autosave.loseToOtherTab();
    autosave.write({ text: 'mine and more' });
    await autosave.save();
    expect([...rows]).toEqual([
      ['one', 'mine'],
      ['new-1', 'mine and more'],
    ]);
  });

  describe('a thought that another tab had', () => {
    const shown = { ...start, text: 'the first half', hasRow: true };

    it('continues from the other tab’s draft, which is newer than the text shown while waiting', async () => {
      const { dependencies, rows } = makeDependencies();
      const autosave = createThoughtAutosave(dependencies, shown);
      autosave.loseToOtherTab();
      autosave.begin({ ...shown, text: 'the first half and the second' });
      await autosave.save();
      expect([...rows]).toEqual([['one', 'the first half and the second']]);
      autosave.write({ text: 'the first half, the second, and mine' });
      await autosave.save();
      expect([...rows]).toEqual([['one', 'the first half, the second, and mine']]);
    });

    it('shows its row if the other tab left no draft, and does not overwrite it with older text', async () => {
      const { dependencies, writes } = makeDependencies();
      const autosave = createThoughtAutosave(dependencies, shown);
      autosave.rerender({ ...shown, text: 'finished over there' }, true);
      autosave.begin(undefined);
      expect(autosave.get()).toMatchObject({ thought: { text: 'finished over there' }, recovered: false });
      expect(await autosave.finish()).toBe(true);
      expect(writes).toEqual([]);
    });

    it('is not changed by a tab that only waited for it', async () => {
      const { dependencies, writes, drafts } = makeDependencies();
      drafts.set('one', { ...shown, text: 'being written over there' });
      const autosave = createThoughtAutosave(dependencies, { ...shown, text: 'being wr' });
      expect(await autosave.finish()).toBe(true);
      expect(writes).toEqual([]);
      expect(drafts.get('one')?.text).toBe('being written over there');
    });
  });

  it('continues as a new thought if its row was removed while some text was unsaved', async () => {
    const { dependencies, rows, drafts } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    autosave.write({ text: 'kept' });
    await autosave.save();
    expect(autosave.hasUnsavedText()).toBe(false);
    autosave.write({ text: 'kept, and not yet' });
    expect(autosave.hasUnsavedText()).toBe(true);
    rows.delete('one');
    autosave.goOn();
    expect([...drafts.keys()]).toEqual(['new-1']);
    await vi.advanceTimersByTimeAsync(calm);
    expect([...rows]).toEqual([['new-1', 'kept, and not yet']]);
  });

  it('saves a recovered draft even if its row was created before', async () => {
    const { dependencies, rows } = makeDependencies();
    rows.set('one', 'the first half');
    const autosave = createThoughtAutosave(dependencies, { ...start, text: 'the first half and the second' }, true);
    await autosave.finish();
    expect(rows.get('one')).toBe('the first half and the second');
  });

  it('reports a failure if the device cannot store the text, retains the text, and saves it later', async () => {
    const { dependencies, state, rows } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    state.full = true;
    autosave.write({ text: 'still here' });
    await vi.advanceTimersByTimeAsync(calm);
    expect(autosave.get()).toMatchObject({ status: 'failed', thought: { text: 'still here' } });
    expect(await autosave.finish()).toBe(false);
    state.full = false;
    expect(await autosave.finish()).toBe(true);
    expect(rows.get('one')).toBe('still here');
  });

  it('splits a text that is too long into several thoughts, without losing a word', async () => {
    const { dependencies, rows } = makeDependencies();
    const autosave = createThoughtAutosave(dependencies, start);
    const text = 'a few words '.repeat(20).trim();
    autosave.write({ text });
    await vi.advanceTimersByTimeAsync(calm);
    expect(rows.size).toBe(0);
    await autosave.finish();
    expect(rows.size).toBeGreaterThan(2);
    expect([...rows.values()].join(' ')).toBe(text);
  });
});
