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
  runInNewContext(source, { document: { documentElement: { dataset } }, localStorage });
  return { ...dataset };
}

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
