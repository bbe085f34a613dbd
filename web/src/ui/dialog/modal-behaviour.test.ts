import { afterEach, expect, test, vi } from 'vitest';
import { makeBackgroundInert } from './modal-behaviour.ts';

afterEach(() => vi.unstubAllGlobals());

test('a dialog opened from another keeps the page inert after the other closed', () => {
  const element = () => ({ inert: false }) as HTMLElement;
  const [page, menu, settings] = [element(), element(), element()];
  const shown = [page, menu];
  vi.stubGlobal('document', { querySelectorAll: () => shown });
  const menuGoes = makeBackgroundInert(menu);
  shown.push(settings);
  const settingsGo = makeBackgroundInert(settings);
  menuGoes();
  expect(page.inert).toBe(true);
  expect(settings.inert).toBe(false);
  settingsGo();
  expect(page.inert).toBe(false);
});
