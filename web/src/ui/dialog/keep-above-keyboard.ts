/** The least height of an on-screen keyboard, in CSS px. A smaller difference is the browser's own bar. */
const leastKeyboard = 100;

/**
 * Fits a full-screen element above the on-screen keyboard. The keyboard shrinks only the visual viewport, so it would
 * otherwise hide the foot of a sheet and the focused field. Returns a stop function.
 */
export function keepAboveKeyboard(place: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  let isRaised = false;
  const fit = () => {
    const { offsetTop, height, scale } = viewport;
    // Pinch zoom also shrinks the visual viewport, without a keyboard.
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
