import { afterEach, expect, it, vi } from 'vitest';
import { createBackCloser } from './close-by-back.ts';
import { rememberFocus } from '#ui/lib/remember-focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document whose elements take the focus, and the part of it that the address names. */
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
// A browser gives the body no focus when asked to.
body.focus = () => body;
const page: { body: FakeElement; activeElement: FakeElement } = { body, activeElement: body };

/** A browser's history with the router's own counting, in which going back and timers wait until they are let go. */
function browsing() {
  const entries: { page: string; idx: number; dialog?: boolean }[] = [{ page: 'water', idx: 0 }];
  let place = 0;
  let onPop: () => void = () => undefined;
  const due: (() => void)[] = [];
  const go = (by: number) => {
    place += by;
    onPop();
    // A browser focuses the part that the address names.
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
  /** Lets everything happen that waits. */
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

/** A dialog that is open until it is closed. */
function dialog(browser: ReturnType<typeof browsing>) {
  const shown = { open: true, close: () => undefined as void };
  const stop = browser.closer(() => shown.close());
  shown.close = () => {
    if (shown.open) stop();
    shown.open = false;
  };
  return shown;
}

it('closes the newest dialog by Back, then the one beneath, and stays on the page', () => {
  const browser = browsing();
  const [sheet, question] = [dialog(browser), dialog(browser)];
  browser.settle();
  browser.press(-1);
  expect([sheet.open, question.open]).toEqual([true, false]);
  browser.press(-1);
  expect([sheet.open, browser.now]).toEqual([false, 'water 0']);
});

it('takes its entry back when the dialog is closed otherwise, so that one Back leaves the page', () => {
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

it('lets a dialog that opens in the place of another take the entry over, at once and while it is being taken back', () => {
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

it('passes over the entry that a link out of a dialog left behind, in both directions', () => {
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

it('gives an entry again to a dialog that did not close', () => {
  const browser = browsing();
  let asked = 0;
  browser.closer(() => (asked += 1));
  browser.settle();
  browser.press(-1);
  expect([asked, browser.now]).toEqual([1, 'water 1']);
});

it.each(['before', 'after'])('keeps the focus of who came from a skip link, given back %s the browser goes back', (when) => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', page);
  const browser = browsing();
  const settings = new FakeElement('');
  settings.focus();
  const giveBack = rememberFocus();
  const sheet = dialog(browser);
  browser.settle();
  // The panel is gone, and the focus with it.
  page.activeElement = body;
  sheet.close();
  if (when === 'before') giveBack();
  browser.settle();
  giveBack();
  expect(page.activeElement).toBe(settings);
});
