import { clearTop, freeStretches, safeRoom, takenByHelp, whenPageMoves, type Stretch } from './free-space.ts';

/** The least distance of an alarm from the top and the bottom of the screen, in CSS px. */
const edge = 12;
/** The least height that shows a readable alarm, in CSS px. */
const least = 96;

/**
 * Positions a fixed panel clear of the link to help while the page scrolls. The panel is near the top of a small screen and
 * near the foot of a large one. If the panel does not fit, it scrolls inside the largest free range; if that range is too
 * small, the panel is hidden.
 */
export function positionAlarm(panel: HTMLElement): () => void {
  const place = () => {
    const { style } = panel;
    style.removeProperty('max-height');
    const isSmall = window.innerWidth < 640;
    const room = safeRoom(edge);
    const taken = takenByHelp(panel.getBoundingClientRect());
    const prefers = isSmall ? 'head' : 'foot';
    const whole = clearTop(panel.offsetHeight, room, taken, prefers);
    const largest = largestOf(freeStretches(room, taken));
    const isShown = whole !== null || (largest !== undefined && largest.bottom - largest.top >= least);
    style.visibility = isShown ? 'visible' : 'hidden';
    if (whole === null && largest) style.maxHeight = `${String(largest.bottom - largest.top)}px`;
    style.top = `${String(whole ?? largest?.top ?? room.top)}px`;
  };
  place();
  const watcher = new ResizeObserver(place);
  watcher.observe(panel);
  const stop = whenPageMoves(place);
  return () => {
    watcher.disconnect();
    stop();
  };
}

function largestOf(stretches: readonly Stretch[]): Stretch | undefined {
  return [...stretches].sort((one, other) => other.bottom - other.top - (one.bottom - one.top))[0];
}
