import { useEffect, useEffectEvent } from 'react';

/** Stillness after which the page leads on by itself, in milliseconds. */
const calm = 10_000;

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'visibilitychange'] as const;

/**
 * Calls `go` once nothing has happened for ten seconds, and never while something is focused, hovered or selected, or the tab is out
 * of sight: a keyboard or screen reader user stays until they choose to go.
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
