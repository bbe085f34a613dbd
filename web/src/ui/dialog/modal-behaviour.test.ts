import { afterEach, expect, test, vi } from 'vitest';
import { closeByEscape, makeBackgroundInert } from './modal-behaviour.ts';

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

test('Esc closes the newest dialog even if a listener on the document consumes the key', () => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { querySelector: () => null });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', vi.fn());
  document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });
  const closed: string[] = [];
  closeByEscape({} as HTMLElement, () => closed.push('sheet'));
  const helpGoes = closeByEscape({} as HTMLElement, () => closed.push('help'));
  const press = () => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' });
    // A browser calls the window's capturing listeners before those of the document.
    window.dispatchEvent(event);
    document.dispatchEvent(event);
  };
  press();
  helpGoes();
  press();
  expect(closed).toEqual(['help', 'sheet']);
});
