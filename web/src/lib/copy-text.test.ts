import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('without a clipboard, as without https, copying reports a failure', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('188')).toBe(false);
});

test('puts the copied text on the clipboard', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
  expect(await copyText('188')).toBe(true);
  expect(copied).toEqual(['188']);
});
