import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { createMessageStore, languageKey, type Messages } from './message-store.ts';

const catalogue: Readonly<Record<string, Messages>> = {
  'pt/water': { title: 'Água', units: { glass: 'copo' } },
  'en/water': { title: 'Water', units: { glass: 'glass', jug: 'jug' }, extra: 'Extra' },
  'es/water': { title: 'Agua' },
  'pt/mood': { title: 'Humor' },
  'en/mood': { title: 'Mood' },
};

function storeWith({ saved, delay }: { saved?: string; delay?: (path: string) => Promise<unknown> | undefined } = {}) {
  const storage = memoryStorage(saved ? { [languageKey]: saved } : {});
  const store = createMessageStore(storage);
  const asked: string[] = [];
  store.setLoader(async (language, namespace) => {
    asked.push(`${language}/${namespace}`);
    await delay?.(`${language}/${namespace}`);
    return catalogue[`${language}/${namespace}`];
  });
  return { store, storage, asked };
}

test('the language is Portuguese unless a valid one is stored', () => {
  expect(storeWith().store.get().language).toBe('pt');
  expect(storeWith({ saved: 'ja' }).store.get().language).toBe('ja');
  expect(storeWith({ saved: 'tlh' }).store.get().language).toBe('pt');
});

test('concurrent callers fetch each file once', async () => {
  const { store, asked } = storeWith();
  await Promise.all([store.loadNamespaces('pt', ['water']), store.loadNamespaces('pt', ['water', 'mood'])]);
  expect(asked.sort()).toEqual(['pt/mood', 'pt/water']);
  expect(store.get().words['water']).toEqual(catalogue['pt/water']);
});

test('switching changes all messages at once after they loaded, and is stored', async () => {
  const { store, storage } = storeWith();
  await store.loadNamespaces('pt', ['water', 'mood']);
  const seen: string[] = [];
  store.subscribe(() => seen.push(`${store.get().language} ${String(store.get().words['mood']?.['title'])}`));
  await store.setLanguage('en');
  expect(seen).toEqual(['en Mood']);
  expect(storage.getItem(languageKey)).toBe('en');
});

test('if loading fails, the old language stays and a retry works', async () => {
  let offline = true;
  const { store, storage } = storeWith({
    delay: (path) => (offline && path === 'en/water' ? Promise.reject(new TypeError()) : undefined),
  });
  await store.loadNamespaces('pt', ['water']);
  await expect(store.setLanguage('en')).rejects.toThrow();
  expect(store.get().language).toBe('pt');
  expect(storage.getItem(languageKey)).toBeNull();
  offline = false;
  await store.setLanguage('en');
  expect(store.get().language).toBe('en');
});

test('of two quick choices the last one wins', async () => {
  let release: () => void = () => undefined;
  const { store, storage } = storeWith({
    delay: (path) => (path.startsWith('en/') ? new Promise<void>((resolve) => (release = resolve)) : undefined),
  });
  await store.loadNamespaces('pt', ['water']);
  const first = store.setLanguage('en');
  await store.setLanguage('es');
  release();
  await first;
  expect(store.get().language).toBe('es');
  expect(storage.getItem(languageKey)).toBe('es');
});

test('a page that opens during a switch gets its messages in the new language', async () => {
  let release: () => void = () => undefined;
  const { store } = storeWith({
    delay: (path) => (path === 'en/water' ? new Promise<void>((resolve) => (release = resolve)) : undefined),
  });
  await store.loadNamespaces('pt', ['water']);
  const switching = store.setLanguage('en');
  await store.loadNamespaces('pt', ['mood']);
  release();
  await switching;
  expect(store.get().words['mood']).toEqual(catalogue['en/mood']);
});

test('a missing key falls back to English, also inside a group', async () => {
  const { store, asked } = storeWith();
  await store.loadNamespaces('pt', ['water']);
  await Promise.all([store.fillFromEnglish('water'), store.fillFromEnglish('water')]);
  expect(store.get().words['water']).toEqual({ title: 'Água', units: { glass: 'copo', jug: 'jug' }, extra: 'Extra' });
  expect(asked.filter((path) => path === 'en/water')).toHaveLength(1);
});

test('messages that load after the English fallback replace it', async () => {
  const { store } = storeWith();
  await store.fillFromEnglish('water');
  expect(store.get().words['water']).toMatchObject({ title: 'Water' });
  await store.loadNamespaces('pt', ['water']);
  expect(store.get().words['water']).toEqual({ title: 'Água', units: { glass: 'copo', jug: 'jug' }, extra: 'Extra' });
});

test('a namespace without a file in this language is completely English', async () => {
  const { store } = storeWith({ saved: 'es' });
  await store.loadNamespaces('es', ['mood']);
  await store.fillFromEnglish('mood');
  expect(store.get().words['mood']).toEqual({ title: 'Mood' });
});

test('follows another tab’s choice, and ignores invalid values', async () => {
  const { store } = storeWith();
  await store.loadNamespaces('pt', ['water']);
  await store.follow('es');
  expect(store.get().language).toBe('es');
  await store.follow('klingon');
  await store.follow(null);
  expect(store.get().language).toBe('es');
});
