import { clearTop, safeRoom, takenBy, takenByHelp, whenPageMoves } from './free-space.ts';

const controls = 'a, button, input, select, textarea, summary, label';

/**
 * Keeps the toast off what a person needs beneath it, wherever that is scrolled to: never on the way to help (`free-space.ts`); and, where there is room,
 * neither on a dialog's buttons nor on the control that was pressed last or has the focus, since somebody who presses twice must not press the toast. It
 * stands as near to the foot as it can; where there is no room at all it waits unseen: it was spoken, and is in the list of notices. The page keeps as
 * much room at its end as a toast has taken so far (`--toast-room`), so that its last button can be scrolled free. `viewport` is the list that the toast
 * comes into, `layer` what is fixed to the screen around it.
 */
export function keepClear(layer: HTMLElement, viewport: HTMLElement): { place: () => void; stop: () => void } {
  let pressed: Element | null = null;
  const remember = ({ target }: PointerEvent) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (!layer.contains(control)) pressed = control;
  };
  const place = () => {
    const { activeElement } = document;
    // One that is being answered stays where it is.
    if (viewport.childElementCount > 0 && layer.contains(activeElement)) return;
    for (const property of ['top', 'bottom', 'visibility']) layer.style.removeProperty(property);
    const toast = viewport.getBoundingClientRect();
    // The list of notices was opened by the person, and stands at the foot.
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
      // From the outer edge of its margin, which `top` places.
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
