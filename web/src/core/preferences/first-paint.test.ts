import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { preferenceList } from './preference-list.ts';
import { preferencesKey } from './preference-store.ts';

/** Runs the script in the page's head with this stored text; returns the resulting attributes of <html>. */
function wornBefore(stored: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  const source = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
  const localStorage = memoryStorage({ [preferencesKey(null)]: stored });
  runInNewContext(source, { document: { documentElement: { dataset } }, localStorage, AbortSignal });
  return { ...dataset };
}

/** Runs the script in a browser with these globals and this stored language. Returns the notice that the script shows. */
function saidIn(browser: object, language: string): string {
  const said: string[] = [];
  const source = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
  const document = {
    documentElement: { dataset: {}, lang: 'pt-BR' },
    addEventListener: (_: string, ready: () => void) => ready(),
    createElement: () => ({ setAttribute: () => undefined, style: {}, textContent: '' }),
    body: { prepend: ({ textContent }: { textContent: string }) => said.push(textContent) },
  };
  runInNewContext(source, { document, localStorage: memoryStorage({ 'cogn-language': language }), ...browser });
  return said.join();
}

/** Runs the script at this path on a device with these stored texts. Returns the addresses that the script requests. */
function requestedAt(pathname: string, stored: Record<string, string>): string[] {
  const source = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
  const files = {
    openPaths: ['/auth'],
    usualPages: ['water'],
    folder: 'words',
    auth: { scripts: [], words: ['auth'] },
    signedIn: { scripts: ['layout'], words: ['core'] },
    today: { scripts: [], words: ['today'] },
  };
  const requested: string[] = [];
  const document = {
    documentElement: { dataset: {} },
    querySelector: () => ({ content: JSON.stringify(files) }),
    createElement: () => ({ href: '' }),
    head: { append: ({ href }: { href: string }) => requested.push(href) },
  };
  runInNewContext(source, { document, location: { pathname }, localStorage: memoryStorage(stored), AbortSignal });
  return requested;
}

test('a signed-in person’s own choice of journals decides which messages are requested for Today', () => {
  const signedIn = { 'cogn-session': JSON.stringify({ user: { id: 'ana' } }) };
  const layout = ['/assets/layout.js', '/assets/words/core.pt.json', '/assets/words/today.pt.json'];
  expect(requestedAt('/', signedIn)).toEqual([...layout, '/assets/words/water.pt.json']);
  const chosen = { ...signedIn, [preferencesKey('ana')]: JSON.stringify({ todayPages: ['mood'] }) };
  expect(requestedAt('/', chosen)).toEqual([...layout, '/assets/words/mood.pt.json']);
  expect(requestedAt('/auth', {})).toEqual(['/assets/words/auth.pt.json']);
});

test('only an unsupported browser gets a notice, in the device’s language', () => {
  const withoutAny = { AbortSignal: function AbortSignal() {} };
  expect(saidIn(withoutAny, 'ja')).toMatch(/^このブラウザは古く/u);
  expect(saidIn(withoutAny, 'none')).toMatch(/^Este navegador é antigo demais/u);
  expect(saidIn({}, 'fr')).toMatch(/^Ce navigateur est trop ancien/u);
  expect(saidIn({ AbortSignal }, 'pt')).toBe('');
});

test('the first paint applies exactly the appearance preferences: public/first-paint.js lists those that are onDevice', () => {
  const chosen = Object.fromEntries(Object.keys(preferenceList).map((name) => [name, 'chosen']));
  const appearance = Object.entries(preferenceList).filter(([, kind]) => kind.onDevice);
  expect(wornBefore(JSON.stringify(chosen))).toEqual(Object.fromEntries(appearance.map(([name]) => [name, 'chosen'])));
});

test.each(['', 'not json', 'null', '{"theme":1}'])(
  'the first paint keeps the page’s own appearance where the device holds: %s',
  (text) => {
    expect(wornBefore(text)).toEqual({});
  },
);
