import { afterEach, expect, it, vi } from 'vitest';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

/** A phone of 800 px with a sheet and a field in it that has the focus. */
function phone() {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 800, scale: 1 });
  const field = { scrollIntoView: vi.fn() };
  const sheet = { style: { top: '', bottom: '' }, contains: (other: unknown) => other === field };
  vi.stubGlobal('window', { visualViewport: viewport, innerHeight: 800 });
  vi.stubGlobal('document', { activeElement: field });
  const stop = keepAboveKeyboard(sheet as unknown as HTMLElement);
  const becomes = (change: Partial<typeof viewport>, event = 'resize') => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event(event));
  };
  return { sheet, field, becomes, stop };
}

it('stands on the keyboard while there is one, follows it, and fills the screen again', () => {
  const { sheet, field, becomes } = phone();
  expect(sheet.style).toEqual({ top: '', bottom: '' });
  becomes({ height: 460 });
  expect(sheet.style).toEqual({ top: '0px', bottom: '340px' });
  expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  // WebKit moves the visible part down to what has the focus.
  becomes({ offsetTop: 120 }, 'scroll');
  expect(sheet.style).toEqual({ top: '120px', bottom: '220px' });
  becomes({ height: 800, offsetTop: 0 });
  expect(sheet.style).toEqual({ top: '', bottom: '' });
});

it('takes neither the browser’s bar nor magnifying for a keyboard', () => {
  const { sheet, becomes } = phone();
  becomes({ height: 740 });
  becomes({ height: 400, scale: 2, offsetTop: 90 });
  expect(sheet.style).toEqual({ top: '', bottom: '' });
});

it('listens no longer once the sheet is gone, and does without where the browser has no visual viewport', () => {
  const { sheet, becomes, stop } = phone();
  stop();
  becomes({ height: 460 });
  expect(sheet.style).toEqual({ top: '', bottom: '' });
  vi.stubGlobal('window', { visualViewport: null });
  expect(() => keepAboveKeyboard(sheet as unknown as HTMLElement)()).not.toThrow();
});
