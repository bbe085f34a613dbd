import { afterEach, expect, it, vi } from 'vitest';
import { createBackCloser } from './close-by-back.ts';
import { rememberFocus } from '#ui/lib/focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** An element of the fake page that can take focus. */
class FakeElement {
  readonly isConnected = true;
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
  closest = () => null;
  focus = () => (page.activeElement = this);
}
const body = new FakeElement('');
const fragment = new FakeElement('content');
// Browsers ignore focus() on the body.
body.focus = () => body;
const page: { body: FakeElement; activeElement: FakeElement } = { body, activeElement: body };

/**
 * A fake browser history, whose entries have the router's `idx`. Calls of `back` and timers wait until the test calls
 * `settle`, or `press`, which calls `settle`.
 */
function browsing() {
  const entries: { page: string; idx: number; dialog?: boolean }[] = [{ page: 'water', idx: 0 }];
  let place = 0;
  let onPop: () => void = () => undefined;
  const due: (() => void)[] = [];
  const go = (by: number) => {
    place += by;
    onPop();
    // Browsers focus the element that the fragment names.
    page.activeElement = fragment;
  };
  const history = {
    get state() {
      return entries[place];
    },
    pushState(state: (typeof entries)[number]) {
      entries.splice(place + 1, Infinity, state);
      place += 1;
    },
    back: () => due.push(() => go(-1)),
  };
  const window = {
    history,
    document: page,
    location: { hash: '#content' },
    addEventListener: (_: string, listener: () => void) => (onPop = listener),
    setTimeout: (after: () => void) => due.push(after),
  };
  /** Runs all pending work. */
  const settle = () => {
    while (due.length > 0) due.shift()?.();
  };
  return {
    closer: createBackCloser(window as unknown as Window),
    settle,
    press(by: 1 | -1) {
      if (place + by < 0) throw new Error('the app was left');
      go(by);
      settle();
    },
    visit: (page: string) => history.pushState({ page, idx: place + 1 }),
    get now() {
      return `${entries[place]?.page ?? ''} ${String(place)}`;
    },
  };
}

/** A dialog that is open until closed. */
function dialog(browser: ReturnType<typeof browsing>) {
  const shown = { open: true, close: () => undefined as void };
  const stop = browser.closer(() => shown.close());
  shown.close = () => {
    if (shown.open) stop();
    shown.open = false;
  };
  return shown;
}

it('Back closes the newest dialog, then the one below, and stays on the page', () => {
  const browser = browsing();
  const [sheet, question] = [dialog(browser), dialog(browser)];
  browser.settle();
  browser.press(-1);
  expect([sheet.open, question.open]).toEqual([true, false]);
  browser.press(-1);
  expect([sheet.open, browser.now]).toEqual([false, 'water 0']);
});

it('closing a dialog in another way removes its history entry, so that one Back leaves the page', () => {
  const browser = browsing();
  browser.visit('mood');
  const sheet = dialog(browser);
  browser.settle();
  sheet.close();
  browser.settle();
  expect(browser.now).toBe('mood 1');
  browser.press(-1);
  expect(browser.now).toBe('water 0');
});

it('a dialog that replaces another takes over its entry, at once or while the entry is being removed', () => {
  const browser = browsing();
  const menu = dialog(browser);
  browser.settle();
  menu.close();
  const settings = dialog(browser);
  browser.settle();
  expect([settings.open, browser.now]).toEqual([true, 'water 1']);
  browser.press(-1);
  expect([settings.open, browser.now]).toEqual([false, 'water 0']);
});

it('skips the entry that a link out of a dialog left behind, in both directions', () => {
  const browser = browsing();
  const menu = dialog(browser);
  browser.settle();
  menu.close();
  browser.visit('plans');
  browser.settle();
  browser.press(-1);
  expect(browser.now).toBe('water 0');
  browser.press(1);
  expect(browser.now).toBe('water 0');
});

it('a dialog that refuses to close gets an entry again', () => {
  const browser = browsing();
  let asked = 0;
  browser.closer(() => (asked += 1));
  browser.settle();
  browser.press(-1);
  expect([asked, browser.now]).toEqual([1, 'water 1']);
});

it.each(['before', 'after'])('keeps the focus after a skip link, given back %s the browser goes back', (when) => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', page);
  const browser = browsing();
  const settings = new FakeElement('');
  settings.focus();
  const giveBack = rememberFocus();
  const sheet = dialog(browser);
  browser.settle();
  // The panel has gone with the focused element, so the body has focus.
  page.activeElement = body;
  sheet.close();
  if (when === 'before') giveBack();
  browser.settle();
  giveBack();
  expect(page.activeElement).toBe(settings);
});
