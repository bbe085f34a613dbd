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

test.each(['not json', '[]', 'null', '{"theme":"neon","menuOrder":[1],"visiblePages":{"water":"no"},"toastDuration":1}'])(
  'what can’t be trusted counts as not chosen: %s',
  (text) => {
    const store = createPreferenceStore(memoryStorage({ [preferencesKey('person-1')]: text }), () => 'person-1');
    expect(store.get('theme')).toBe('pastel');
    expect(store.get('menuOrder')).toEqual([]);
    expect(store.get('visiblePages')).toEqual({});
    expect(store.get('toastDuration')).toBe(5000);
  },
);

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
