import { clearTop, safeRoom, takenBy, takenByHelp, whenPageMoves } from './free-space.ts';

const controls = 'a, button, input, select, textarea, summary, label';

/**
 * Positions the toast near the foot of the screen, where it never covers the link to help (`free-space.ts`). If it fits, the
 * toast also keeps clear of a dialog's buttons and of the control that was last pressed or focused, so that a double press
 * does not hit the toast. If it fits nowhere, it is hidden: screen readers have announced it, and the toast history contains
 * it. The page reserves the toast's height at its end (`--toast-room`). `viewport` is the list of toasts, `layer` the fixed
 * element around it.
 */
export function positionToast(layer: HTMLElement, viewport: HTMLElement): { place: () => void; stop: () => void } {
  let pressed: Element | null = null;
  const remember = ({ target }: PointerEvent) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (!layer.contains(control)) pressed = control;
  };
  const place = () => {
    const { activeElement } = document;
    // Do not move a toast that has focus.
    if (viewport.childElementCount > 0 && layer.contains(activeElement)) return;
    for (const property of ['top', 'bottom', 'visibility']) layer.style.removeProperty(property);
    const toast = viewport.getBoundingClientRect();
    // If the person opened the toast history, do nothing: the history stays at the foot.
    if (toast.height === 0 || layer.childElementCount > 1) return;
    const { style } = document.documentElement;
    const taken = Math.ceil(window.innerHeight - toast.top);
    if (taken > Number.parseFloat(style.getPropertyValue('--toast-room') || '0'))
      style.setProperty('--toast-room', `${String(taken)}px`);
    const room = { top: safeRoom(8).top, bottom: toast.bottom };
    const help = takenByHelp(toast);
    const inUse = [pressed, activeElement?.closest(controls)].filter((control) => control?.isConnected);
    const wanted = [...document.querySelectorAll('[data-rather-clear]'), ...inUse.flatMap((control) => control ?? [])];
    const top =
      clearTop(toast.height, room, [...help, ...takenBy(wanted, toast)], 'foot') ??
      clearTop(toast.height, room, help, 'foot');
    if (top === null) layer.style.visibility = 'hidden';
    else if (Math.abs(top - toast.top) > 1) {
      // Include the margin, because `top` positions the outer edge of the margin.
      const margin = Number.parseFloat(getComputedStyle(layer).marginTop) || 0;
      const inset = toast.top - layer.getBoundingClientRect().top + margin;
      layer.style.top = `${String(top - inset)}px`;
      layer.style.bottom = 'auto';
    }
  };
  const watcher = new ResizeObserver(place);
  watcher.observe(viewport);
  const stopFollowing = whenPageMoves(place);
  document.addEventListener('pointerdown', remember, true);
  return {
    place,
    stop() {
      watcher.disconnect();
      stopFollowing();
      document.removeEventListener('pointerdown', remember, true);
    },
  };
}
