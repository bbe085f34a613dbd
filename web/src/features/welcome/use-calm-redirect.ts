import { useEffect, useEffectEvent } from 'react';

/** The idle time before the redirect, in milliseconds. */
const calm = 10_000;

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'visibilitychange'] as const;

/**
 * Calls `go` after ten idle seconds, but never while an element is focused, hovered or selected, or the tab is hidden:
 * keyboard and screen reader users stay until they choose to go.
 */
export function useCalmRedirect(active: boolean, go: () => void): void {
  const leadOn = useEffectEvent(go);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isAttended() ? wait() : leadOn()), calm);
    };
    wait();
    for (const sign of signsOfLife) document.addEventListener(sign, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) document.removeEventListener(sign, wait, { capture: true });
    };
  }, [active]);
}

function isAttended(): boolean {
  const focused = document.activeElement;
  return (
    document.hidden ||
    (focused !== null && focused !== document.body) ||
    document.querySelector(':is(a, button, input, select):hover') !== null ||
    document.getSelection()?.isCollapsed === false
  );
}
