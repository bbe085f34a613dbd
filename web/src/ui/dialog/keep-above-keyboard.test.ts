import { afterEach, expect, it, vi } from 'vitest';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

/** A phone of 800 px height with a sheet and a focused field in it. */
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

it('fits above the keyboard, follows it, and then fills the screen again', () => {
  const { sheet, field, becomes } = phone();
  expect(sheet.style).toEqual({ top: '', bottom: '' });
  becomes({ height: 460 });
  expect(sheet.style).toEqual({ top: '0px', bottom: '340px' });
  expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  // WebKit scrolls the visual viewport to the focused element.
  becomes({ offsetTop: 120 }, 'scroll');
  expect(sheet.style).toEqual({ top: '120px', bottom: '220px' });
  becomes({ height: 800, offsetTop: 0 });
  expect(sheet.style).toEqual({ top: '', bottom: '' });
});

it('mistakes neither the browser’s bar nor zoom for a keyboard', () => {
  const { sheet, becomes } = phone();
  becomes({ height: 740 });
  becomes({ height: 400, scale: 2, offsetTop: 90 });
  expect(sheet.style).toEqual({ top: '', bottom: '' });
});

it('stops with the sheet, and does nothing without a visual viewport', () => {
  const { sheet, becomes, stop } = phone();
  stop();
  becomes({ height: 460 });
  expect(sheet.style).toEqual({ top: '', bottom: '' });
  vi.stubGlobal('window', { visualViewport: null });
  expect(() => keepAboveKeyboard(sheet as unknown as HTMLElement)()).not.toThrow();
});
