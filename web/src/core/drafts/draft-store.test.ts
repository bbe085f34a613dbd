import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { createDraftStore, draftKey, hasContent } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const key = draftKey('person-1', 'thoughts:new');

test('saves text at most 200 ms after the last letter', () => {
  const storage = memoryStorage();
  const drafts = createDraftStore(storage);
  drafts.keep(key, 'ha');
  drafts.keep(key, 'half');
  vi.advanceTimersByTime(199);
  expect(storage.getItem(key)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(createDraftStore(storage).read(key)).toBe('half');
});

test('saves while somebody types without a pause', () => {
  const storage = memoryStorage();
  const drafts = createDraftStore(storage);
  for (let letters = 1; letters <= 20; letters += 1) {
    drafts.keep(key, 'a'.repeat(letters));
    vi.advanceTimersByTime(50);
  }
  expect(String(createDraftStore(storage).read(key)).length).toBeGreaterThanOrEqual(16);
});

test('reports whether the device has stored a draft', () => {
  const drafts = createDraftStore(memoryStorage());
  drafts.keep(key, 'half');
  expect(drafts.isStored(key)).toBe(false);
  vi.advanceTimersByTime(200);
  expect(drafts.isStored(key)).toBe(true);
});

test('saves at once when the page is hidden', () => {
  const storage = memoryStorage();
  const drafts = createDraftStore(storage);
  drafts.keep(key, { text: 'half a thought' });
  drafts.flush();
  expect(createDraftStore(storage).read(key)).toEqual({ text: 'half a thought' });
});

test('a cleared draft does not come back', () => {
  const storage = memoryStorage();
  const drafts = createDraftStore(storage);
  drafts.keep(key, 'x');
  drafts.clear(key);
  vi.advanceTimersByTime(1000);
  expect(drafts.read(key)).toBeUndefined();
  expect(storage.getItem(key)).toBeNull();
});

test('people on one device do not see each other’s drafts', () => {
  const drafts = createDraftStore(memoryStorage());
  drafts.keep(key, 'mine');
  expect(drafts.read(draftKey('person-2', 'thoughts:new'))).toBeUndefined();
  expect(drafts.read(draftKey(null, 'thoughts:new'))).toBeUndefined();
});

test('ignores an unreadable draft', () => {
  expect(createDraftStore(memoryStorage({ [key]: '{"text": "ha' })).read(key)).toBeUndefined();
});

test('keeps the text in this tab if the device has no room', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  };
  const drafts = createDraftStore(full);
  drafts.keep(key, 'text');
  expect(drafts.read(key)).toBe('text');
  vi.advanceTimersByTime(1000);
  expect(drafts.read(key)).toBe('text');
  expect(drafts.isStored(key)).toBe(false);
});

test.each([
  ['no draft', undefined, false],
  ['a form that was opened', {}, false],
  ['a form that was emptied again', { name: '', note: '' }, false],
  ['one field with something in it', { name: '', note: 'a' }, true],
  ['a choice that was taken back', { effort: null }, false],
  ['a text alone', 'a', true],
])('%s', (_name, draft, expected) => {
  expect(hasContent(draft)).toBe(expected);
});
