import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { awaitsSecondFactor } from '#core/session/awaits-second-factor.ts';
import { useSession } from '#core/session/use-session.ts';

/**
 * Moves focus to the heading of a newly opened page, so that a keyboard starts there and a screen reader says where it
 * is. The page that a second factor opens is new as well, though its address stays. The very first page and a mere change of date
 * keep the focus where it was.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const session = useSession();
  const place = session && awaitsSecondFactor(session) ? `${pathname} closed` : pathname;
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    return focusHeadingOnceThere();
  }, [place]);
}

/** For so long after the heading has the focus, what closes behind the person may still take it away. */
const settleMilliseconds = 1000;

/**
 * A page may still be on its way: until its heading is there, the frame around it has the focus. A key or a tap ends it: then the focus is
 * the person's.
 */
function focusHeadingOnceThere(): () => void {
  const focus = () => {
    // What a page that is on its way replaces stays in the document, unseen, until it is there.
    const main = [...document.querySelectorAll('main')].find((one) => one.getClientRects().length > 0);
    const heading = main?.querySelector('h1');
    const target = heading ?? main;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    return heading !== undefined && heading !== null && heading === document.activeElement;
  };
  const taken = () => !(document.activeElement ?? document.body).matches('body, main');
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
