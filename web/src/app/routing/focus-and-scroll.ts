import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { awaitsSecondFactor } from '#core/session/session-claims.ts';
import { useSession } from '#core/session/session.ts';
import { useHelpNow } from '#shared-features/help-now/help-now-address.ts';

/**
 * Moves focus to the heading of a newly opened page, so that a keyboard starts there and a screen reader says where it
 * is. The page that a second factor opens is new as well, though its address stays. The very first page and a mere change of date
 * keep the focus where it was. An address that names a part of the page (`#id`) leads there instead, each time that somebody follows it.
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

/** For so long after its place has the focus, what closes behind the person may still take it away. */
const settleMilliseconds = 1000;

const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0;

/**
 * A page may still be on its way: until its heading is there, the frame around it has the focus, and until the part that was asked for is
 * there, the heading. A key or a tap ends it: then the focus is the person's.
 */
function focusOnceThere(part: string): () => void {
  const focus = () => {
    // What a page that is on its way replaces stays in the document, unseen, until it is there.
    const main = [...document.querySelectorAll('main')].find(isShown);
    const named = part === '' ? null : document.getElementById(part);
    // What folds is reached, and closed again, by its line.
    const asked = named?.closest('summary') ?? named;
    const wanted = part === '' ? main?.querySelector('h1') : isShown(asked) && asked;
    const target = wanted || main?.querySelector('h1') || main;
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
  // A dialog that led here may hold the page back for a moment longer (`inert`), and gives the focus back to a button that goes with it.
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
 * After a Tab the whole control is in sight, with its words. A browser on its own is content with the caret of a text area, or with the box of
 * a choice whose words lie below the screen.
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
