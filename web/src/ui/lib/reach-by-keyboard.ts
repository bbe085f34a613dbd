const controls = 'a[href], button, input, select, textarea';

/** Lets a keyboard scroll a place that holds nothing to stop at, as long as there is more of it than can be seen. */
export function reachByKeyboard(place: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => {
    const needed = place.scrollHeight > place.clientHeight && !place.querySelector(controls);
    if (needed) place.tabIndex = 0;
    else place.removeAttribute('tabindex');
  });
  watcher.observe(place);
  return () => watcher.disconnect();
}
