const controls = 'a, button, input, select, textarea, summary, label';

/**
 * Keeps the toast off what a person needs beneath it. The page keeps as much room at its end as a toast has taken so far (`--toast-room`), so that its
 * last button can be scrolled free. And a toast that would stand on the control that was pressed last, or has the focus, stands beneath the header instead:
 * whoever presses twice must not press the toast. `viewport` is the list that the toast comes into, `layer` what is fixed to the screen around it.
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
    if (layer.contains(activeElement)) return;
    layer.style.removeProperty('top');
    layer.style.removeProperty('bottom');
    const toast = viewport.getBoundingClientRect();
    const isAtFoot = toast.top > window.innerHeight - toast.bottom;
    if (toast.height === 0 || !isAtFoot) return;
    const { style } = document.documentElement;
    const taken = Math.ceil(window.innerHeight - toast.top);
    if (taken > Number.parseFloat(style.getPropertyValue('--toast-room') || '0'))
      style.setProperty('--toast-room', `${String(taken)}px`);
    const inUse = [pressed, activeElement?.closest(controls)].some((control) => control && isCovered(control, toast));
    if (!inUse) return;
    layer.style.top = `${String(headEnd())}px`;
    layer.style.bottom = 'auto';
  };
  const watcher = new ResizeObserver(place);
  watcher.observe(viewport);
  document.addEventListener('pointerdown', remember, true);
  return {
    place,
    stop() {
      watcher.disconnect();
      document.removeEventListener('pointerdown', remember, true);
    },
  };
}

function isCovered(control: Element, toast: DOMRect): boolean {
  if (!control.isConnected) return false;
  const { top, bottom, left, right } = control.getBoundingClientRect();
  return bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right;
}

/** Where the header of the page, or of the panel over it, ends on the screen; 0 once it was scrolled away. */
function headEnd(): number {
  const ofPanel = [...document.querySelectorAll('[data-holds-page] header')].at(-1);
  const header = ofPanel ?? document.querySelector('header');
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
}
