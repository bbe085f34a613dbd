import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { preferenceList } from './preference-list.ts';
import { preferencesKey } from './preference-store.ts';

/** Runs the script of the page's head on a device that keeps this text; what <html> wears then. */
function wornBefore(kept: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  const source = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
  const localStorage = memoryStorage({ [preferencesKey(null)]: kept });
  runInNewContext(source, { document: { documentElement: { dataset } }, localStorage, AbortSignal });
  return { ...dataset };
}

/** What stands above the page in a browser that has this of `AbortSignal`, and where the device keeps this language. */
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

test('a browser that is too old is told so, in the language of its device, and no other', () => {
  const withoutAny = { AbortSignal: function AbortSignal() {} };
  expect(saidIn(withoutAny, 'ja')).toMatch(/^このブラウザは古く/u);
  expect(saidIn(withoutAny, 'none')).toMatch(/^Este navegador é antigo demais/u);
  expect(saidIn({}, 'fr')).toMatch(/^Ce navigateur est trop ancien/u);
  expect(saidIn({ AbortSignal }, 'pt')).toBe('');
});

test('the first paint wears every preference of the look and no other: public/first-paint.js names those that are onDevice', () => {
  const chosen = Object.fromEntries(Object.keys(preferenceList).map((name) => [name, 'chosen']));
  const look = Object.entries(preferenceList).filter(([, kind]) => kind.onDevice);
  expect(wornBefore(JSON.stringify(chosen))).toEqual(Object.fromEntries(look.map(([name]) => [name, 'chosen'])));
});

test.each(['', 'not json', 'null', '{"theme":1}'])(
  'the first paint keeps the page’s own look where the device holds: %s',
  (text) => {
    expect(wornBefore(text)).toEqual({});
  },
);
