/** A vertical range of the screen, in CSS px from its top. */
export interface Stretch {
  top: number;
  bottom: number;
}

/**
 * Floating elements never cover these: the link to help, links that call or message somebody, the heads of the page and of
 * dialogs.
 */
const neverCovered = '[data-never-covered], a[href^="tel:"], a[href^="sms:"], a[href^="https://wa.me/"]';
/** The distance that floating elements keep from elements that they must not cover, in CSS px. */
const margin = 4;

/** The ranges within `room` that no range of `taken` covers, from the top down. */
export function freeStretches(room: Stretch, taken: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = [];
  let top = room.top;
  for (const each of [...taken].sort((one, other) => one.top - other.top)) {
    if (each.top > top) free.push({ top, bottom: Math.min(each.top, room.bottom) });
    top = Math.max(top, each.bottom);
  }
  free.push({ top, bottom: room.bottom });
  return free.filter(({ top: from, bottom }) => bottom > from);
}

/** The part of the screen between notch and home indicator (styles/base.css), minus `edge` px at its top and bottom. */
export function safeRoom(edge: number): Stretch {
  const style = getComputedStyle(document.documentElement);
  const taken = (side: string) => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  return { top: edge + taken('top'), bottom: window.innerHeight - edge - taken('bottom') };
}

/**
 * The top of a free range of this height, within `room` and clear of `taken`. Among several ranges, chooses the one closest
 * to the end of `room` that `prefers` names. Null if nothing of this height fits.
 */
export function clearTop(height: number, room: Stretch, taken: readonly Stretch[], prefers: 'head' | 'foot'): number | null {
  const fitting = freeStretches(room, taken).filter(({ top, bottom }) => bottom - top >= height);
  const chosen = fitting.at(prefers === 'head' ? 0 : -1);
  if (!chosen) return null;
  return prefers === 'head' ? chosen.top : chosen.bottom - height;
}

/** The vertical ranges that these elements occupy between `left` and `right`. Elements behind a dialog do not count. */
export function takenBy(elements: Iterable<Element>, { left, right }: Pick<DOMRect, 'left' | 'right'>): Stretch[] {
  return [...elements].flatMap((element) => {
    if (element.closest('[inert]')) return [];
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.right + margin <= left || box.left - margin >= right) return [];
    return [{ top: box.top - margin, bottom: box.bottom + margin }];
  });
}

/** The vertical ranges of the elements that nothing may cover. */
export const takenByHelp = (box: Pick<DOMRect, 'left' | 'right'>) => takenBy(document.querySelectorAll(neverCovered), box);

/** Calls `place`, at most once per frame, when elements on the screen may have moved. Returns a stop function. */
export function whenPageMoves(place: () => void): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      place();
    });
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'open'] });
  const options = { capture: true, passive: true };
  document.addEventListener('scroll', soon, options);
  document.addEventListener('animationend', soon, options);
  window.addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener('scroll', soon, options);
    document.removeEventListener('animationend', soon, options);
    window.removeEventListener('resize', soon);
  };
}
