import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { awaitsSecondFactor } from '#core/session/session-claims.ts';
import { useSession } from '#core/session/session.ts';
import { useHelpNow } from '#shared-features/help-now/help-now-address.ts';

/**
 * Moves the focus to the heading of a newly opened page, so that keyboard users start there and screen readers announce
 * it. The page that appears after the second factor counts as new, although the URL is the same. The first page and a
 * change of date do not move the focus. A URL with `#id` moves the focus to that element on every navigation.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const { isOpen: isCovered } = useHelpNow();
  const session = useSession();
  const place = session && awaitsSecondFactor(session) ? `${pathname} closed` : pathname;
  const part = hash.slice(1);
  const previous = useRef({ place, asked: '' });
  useEffect(() => {
    if (isCovered) return;
    const asked = part === '' ? '' : `${part} ${key}`;
    const isNew = previous.current.place !== place || (asked !== '' && previous.current.asked !== asked);
    previous.current = { place, asked };
    return isNew ? focusOnceThere(part) : undefined;
  }, [place, part, key, isCovered]);
}

/**
 * How long to watch the focus after this code moved it, in ms. Within this time, a closing dialog may still take the focus
 * back.
 */
const settleMilliseconds = 1000;

const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0;

/**
 * Focuses the best target that exists so far, and a better one as soon as it appears. From worst to best: `main`, the page's
 * heading, and the element with the id `part`, if `part` is not empty. The user's next key or tap stops this, and so does
 * the returned function.
 */
function focusOnceThere(part: string): () => void {
  const focus = () => {
    const main = [...document.querySelectorAll('main')].find(isShown);
    const heading = [...document.querySelectorAll('h1')].find(isShown);
    const named = part === '' ? null : document.getElementById(part);
    // If this element is in the summary of a folded section, focus the summary, which opens and closes the section.
    const asked = named?.closest('summary') ?? named;
    const wanted = part === '' ? heading : isShown(asked) && asked;
    const target = wanted || heading || main;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    if (!wanted || wanted !== document.activeElement) return false;
    if (part !== '') wanted.scrollIntoView({ block: 'start' });
    return true;
  };
  const onTheWay = part === '' ? 'body, main' : 'body, main, h1';
  const taken = () => !(document.activeElement ?? document.body).matches(onTheWay);
  let settled: ReturnType<typeof setTimeout> | undefined;
  const tryToFocus = () => {
    if (focus()) settled ??= setTimeout(stop, settleMilliseconds);
  };
  const watcher = new MutationObserver(() => {
    if (!taken()) tryToFocus();
  });
  // Also watch `inert`: a closing dialog keeps the page inert for a moment, and an inert page cannot take the focus. The
  // dialog then returns the focus to a button that is removed together with the dialog, so the focus would be lost.
  const awaited = { childList: true, subtree: true, attributeFilter: ['style', 'inert'] };
  const acts = ['keydown', 'pointerdown'] as const;
  function stop(): void {
    watcher.disconnect();
    clearTimeout(settled);
    for (const act of acts) window.removeEventListener(act, stop, true);
  }
  for (const act of acts) window.addEventListener(act, stop, true);
  watcher.observe(document.body, awaited);
  tryToFocus();
  return stop;
}

/**
 * When Tab reaches a control, scrolls the control and its label fully into view. The browser alone shows only the caret of
 * a text area, or a checkbox without its label.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    const show = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || !focused?.matches('a, button, input, select, textarea, summary')) return;
      (focused.closest('label') ?? focused).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    window.addEventListener('keyup', show);
    return () => window.removeEventListener('keyup', show);
  }, []);
}

/** The scroll position of each page by pathname, in pixels from the top. */
const positions = new Map<string, number>();

/** A new page starts at its top; back and forward restore the position. A change of date does not scroll. */
export function useScrollPosition(): void {
  const { pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, wentBack ? (positions.get(pathname) ?? 0) : 0);
  }, [pathname, wentBack]);
  useEffect(() => {
    const remember = () => positions.set(pathname, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [pathname]);
}
