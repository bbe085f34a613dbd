import { afterEach, expect, it, vi } from 'vitest';
import { focusOnPage, focusPressed, rememberFocus } from './focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses inside a control while the body or a field has focus; returns how often the control was focused. */
function press(active: 'body' | 'field'): number {
  const body = {};
  vi.stubGlobal('document', { body, activeElement: active === 'body' ? body : {} });
  const focus = vi.fn();
  focusPressed({ target: { closest: () => ({ focus }) } as unknown as Element });
  return focus.mock.calls.length;
}

it('focuses a pressed control if the browser focuses nothing, as Safari does', () => {
  expect(press('body')).toBe(1);
});

it('leaves focus alone otherwise', () => {
  expect(press('field')).toBe(0);
});

/** An element of the page, or of a dialog. */
class FakeElement {
  isConnected = true;
  focus = vi.fn();
  readonly #dialog: object | null;
  constructor(dialog: object | null = null) {
    this.#dialog = dialog;
  }
  closest() {
    return this.#dialog;
  }
}

it('gives an element focus at the end of a dialog, if the element should have had it while the dialog covered the page', () => {
  const pressed = new FakeElement();
  const page = { body: {}, activeElement: pressed, querySelector: () => null };
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', page);
  const giveFocusBack = rememberFocus();
  page.activeElement = new FakeElement({});
  const heading = new FakeElement();
  focusOnPage(heading as unknown as HTMLElement);
  pressed.isConnected = false;
  heading.focus.mockClear();
  giveFocusBack();
  expect(heading.focus).toHaveBeenCalledOnce();
});
