import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { createPreferenceStore, preferencesKey } from './preference-store.ts';

test('each person has their own preferences; the device keeps the last appearance for the login screen', () => {
  const storage = memoryStorage();
  let person: string | null = 'person-1';
  const store = createPreferenceStore(storage, () => person);
  store.set('theme', 'dark');
  store.set('menuOrder', ['mood', 'water']);
  person = null;
  expect(store.get('theme')).toBe('dark');
  expect(store.get('menuOrder')).toEqual([]);
  person = 'person-2';
  store.set('theme', 'light');
  person = 'person-1';
  expect(store.get('theme')).toBe('dark');
});

test('the default theme is pastel', () => {
  expect(createPreferenceStore(memoryStorage(), () => 'person-1').get('theme')).toBe('pastel');
});

test.each([
  'not json',
  '[]',
  'null',
  '{"theme":"neon","menuOrder":[1],"visiblePages":{"water":"no"},"toastDuration":1}',
  '{"menuOrder":["\\u0000"],"visiblePages":{"a b":true},"toastDuration":5000.5}',
  JSON.stringify({ menuOrder: Array.from({ length: 10_000 }, () => 'x'), visiblePages: { ['x'.repeat(3000)]: true } }),
])('an invalid stored value counts as not chosen: %s', (text) => {
  const store = createPreferenceStore(memoryStorage({ [preferencesKey('person-1')]: text }), () => 'person-1');
  expect(store.get('theme')).toBe('pastel');
  expect(store.get('menuOrder')).toEqual([]);
  expect(store.get('visiblePages')).toEqual({});
  expect(store.get('toastDuration')).toBe(5000);
});

test('an unchanged preference is the same object, so that React does not render again', () => {
  const store = createPreferenceStore(memoryStorage(), () => 'person-1');
  store.set('iconColours', { water: 'lightBlue' });
  const before = store.get('iconColours');
  store.set('theme', 'dark');
  expect(store.get('iconColours')).toEqual(before);
  expect(store.get('iconColours')).toBe(store.get('iconColours'));
});

test('follows a choice made in another tab', () => {
  const storage = memoryStorage();
  const [here, there] = [createPreferenceStore(storage, () => 'person-1'), createPreferenceStore(storage, () => 'person-1')];
  let calls = 0;
  here.subscribe(() => (calls += 1));
  there.set('theme', 'sereneBlue');
  here.announce();
  expect(calls).toBe(1);
  expect(here.get('theme')).toBe('sereneBlue');
});

test('on a full device a choice applies to this visit, reports that it is not stored, and is stored with the next choice', () => {
  const storage = memoryStorage();
  let full = true;
  const setItem = (key: string, value: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  const store = createPreferenceStore({ ...storage, setItem }, () => 'person-1');
  expect(store.set('theme', 'dark')).toBe(false);
  expect(store.get('theme')).toBe('dark');
  expect(createPreferenceStore(storage, () => 'person-1').get('theme')).toBe('pastel');
  full = false;
  expect(store.set('motion', 'reduced')).toBe(true);
  expect(createPreferenceStore(storage, () => 'person-1').get('theme')).toBe('dark');
});

test('memory that ends with the tab does not count as stored', () => {
  const store = createPreferenceStore(memoryStorage(), () => 'person-1', false);
  expect(store.set('textSize', 'largest')).toBe(false);
  expect(store.get('textSize')).toBe('largest');
});

test('choice times never decrease, even if the clock goes back', () => {
  let clock = 1000;
  const store = createPreferenceStore(
    memoryStorage(),
    () => 'person-1',
    true,
    () => clock,
  );
  store.set('theme', 'dark');
  expect(store.choices()).toEqual({ theme: { value: 'dark', at: 1000 } });
  clock = 10;
  store.set('theme', 'light');
  store.set('sound', true);
  expect(store.choices()).toEqual({ theme: { value: 'light', at: 1001 }, sound: { value: true, at: 10 } });
});

test('choices without a time are the oldest, and the device’s values are no person’s choice', () => {
  const storage = memoryStorage({
    [preferencesKey('person-1')]: '{"theme":"dark"}',
    [preferencesKey(null)]: '{"motion":"full"}',
  });
  const store = createPreferenceStore(storage, () => 'person-1');
  expect(store.choices()).toEqual({ theme: { value: 'dark', at: 1 } });
});

test.each(['"x"', 'null', '{"theme":"abc"}', '{"theme":1e300}', '{"theme":1.5}'])(
  'a time that is none makes a choice the oldest, and the next choice has its own: %s',
  (chosenAt) => {
    const storage = memoryStorage({ [preferencesKey('person-1')]: `{"theme":"dark","chosenAt":${chosenAt}}` });
    const store = createPreferenceStore(
      storage,
      () => 'person-1',
      true,
      () => 7,
    );
    expect(store.choices()).toEqual({ theme: { value: 'dark', at: 1 } });
    store.set('theme', 'light');
    expect(store.choices()).toEqual({ theme: { value: 'light', at: 7 } });
  },
);

test('a choice from another device applies with its own time, also to the login screen', () => {
  let person: string | null = 'person-1';
  const store = createPreferenceStore(memoryStorage(), () => person);
  store.take({ theme: { value: 'dark', at: 7 }, simpleMode: { value: true, at: 8 } });
  expect(store.choices()).toEqual({ theme: { value: 'dark', at: 7 }, simpleMode: { value: true, at: 8 } });
  person = null;
  expect(store.get('theme')).toBe('dark');
  expect(store.get('simpleMode')).toBe(false);
});
