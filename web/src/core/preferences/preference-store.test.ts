import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { createPreferenceStore, preferencesKey } from './preference-store.ts';

test('each person has their own, the device remembers the last look for the login screen', () => {
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

test('until somebody chooses, the theme is pastel', () => {
  expect(createPreferenceStore(memoryStorage(), () => 'person-1').get('theme')).toBe('pastel');
});

test.each([
  'not json',
  '[]',
  'null',
  '{"theme":"neon","menuOrder":[1],"visiblePages":{"water":"no"},"toastDuration":1}',
  '{"menuOrder":["\\u0000"],"visiblePages":{"a b":true},"toastDuration":5000.5}',
  JSON.stringify({ menuOrder: Array.from({ length: 10_000 }, () => 'x'), visiblePages: { ['x'.repeat(3000)]: true } }),
])('what can’t be trusted counts as not chosen: %s', (text) => {
  const store = createPreferenceStore(memoryStorage({ [preferencesKey('person-1')]: text }), () => 'person-1');
  expect(store.get('theme')).toBe('pastel');
  expect(store.get('menuOrder')).toEqual([]);
  expect(store.get('visiblePages')).toEqual({});
  expect(store.get('toastDuration')).toBe(5000);
});

test('an unchanged preference is the same object, so that React rests', () => {
  const store = createPreferenceStore(memoryStorage(), () => 'person-1');
  store.set('iconColours', { water: 'lightBlue' });
  const before = store.get('iconColours');
  store.set('theme', 'dark');
  expect(store.get('iconColours')).toEqual(before);
  expect(store.get('iconColours')).toBe(store.get('iconColours'));
});

test('a choice in another tab is seen', () => {
  const storage = memoryStorage();
  const [here, there] = [createPreferenceStore(storage, () => 'person-1'), createPreferenceStore(storage, () => 'person-1')];
  let told = 0;
  here.subscribe(() => (told += 1));
  there.set('theme', 'sereneBlue');
  here.announce();
  expect(told).toBe(1);
  expect(here.get('theme')).toBe('sereneBlue');
});

test('what a full device refuses holds for this visit, says that it isn’t kept, and is kept with the next choice', () => {
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

test('a memory that ends with the tab is no keeping', () => {
  const store = createPreferenceStore(memoryStorage(), () => 'person-1', false);
  expect(store.set('textSize', 'largest')).toBe(false);
  expect(store.get('textSize')).toBe('largest');
});

test('each choice knows when it was made, and never seems older than the one before it, even where the clock went back', () => {
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

test('what was chosen before times were kept is the oldest, and what the device remembers is nobody’s choice', () => {
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

test('a choice from another device holds here with its own time, and the login screen wears it too', () => {
  let person: string | null = 'person-1';
  const store = createPreferenceStore(memoryStorage(), () => person);
  store.take({ theme: { value: 'dark', at: 7 }, simpleMode: { value: true, at: 8 } });
  expect(store.choices()).toEqual({ theme: { value: 'dark', at: 7 }, simpleMode: { value: true, at: 8 } });
  person = null;
  expect(store.get('theme')).toBe('dark');
  expect(store.get('simpleMode')).toBe(false);
});
