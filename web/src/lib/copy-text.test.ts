import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('where there is no clipboard, as without https, copying is said to have failed', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('188')).toBe(false);
});

test('what was copied is on the clipboard', async () => {
  const kept: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(kept.push(text)) } });
  expect(await copyText('188')).toBe(true);
  expect(kept).toEqual(['188']);
});
