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

/** A page may still be on its way: until its heading is there, the frame around it has the focus, unless the person takes it elsewhere. */
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
  const watcher = new MutationObserver(() => {
    if (taken() || focus()) watcher.disconnect();
  });
  // A dialog that led here may hold the page back for a moment longer (`inert`).
  const awaited = { childList: true, subtree: true, attributeFilter: ['style', 'inert'] };
  if (!focus()) watcher.observe(document.body, awaited);
  return () => watcher.disconnect();
}
