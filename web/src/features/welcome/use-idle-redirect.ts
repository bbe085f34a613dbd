import { useEffect, useEffectEvent } from 'react';

/** The redirect follows after this many milliseconds without activity. */
const calm = 10_000;

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'visibilitychange'] as const;

/**
 * Calls `go` after ten seconds without activity. It never does so while an element has focus, the pointer is on a link or
 * control, text is selected, or the tab is hidden. So keyboard and screen reader users stay until they choose to go.
 */
export function useIdleRedirect(active: boolean, go: () => void): void {
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
