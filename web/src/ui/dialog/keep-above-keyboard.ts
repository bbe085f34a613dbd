/** A smaller difference is the browser's own bar, in CSS px. */
const leastKeyboard = 100;

/**
 * Keeps what fills the screen within the part that an on-screen keyboard leaves. A keyboard shrinks the visual viewport alone: without this the foot of
 * a sheet, and the field that is being typed into, lie beneath it. Returns what ends it.
 */
export function keepAboveKeyboard(place: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  let isRaised = false;
  const fit = () => {
    const { offsetTop, height, scale } = viewport;
    // Magnified by two fingers the visible part is smaller as well, and no keyboard is the reason.
    const covered = scale > 1.01 ? 0 : window.innerHeight - height;
    const raise = covered >= leastKeyboard;
    if (!raise && !isRaised) return;
    isRaised = raise;
    place.style.top = raise ? `${String(Math.round(offsetTop))}px` : '';
    place.style.bottom = raise ? `${String(Math.max(Math.round(window.innerHeight - offsetTop - height), 0))}px` : '';
    const focused = document.activeElement;
    if (raise && focused && focused !== place && place.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
  };
  fit();
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', fit);
  };
}
