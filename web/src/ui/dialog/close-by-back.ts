import { lastFocusOnPage } from '#ui/lib/focus.ts';

/** An open dialog and the index of its history entry; null if it has none yet. */
interface Layer {
  at: number | null;
  close: () => void;
}

interface Entry {
  /** The router's index of the entry. */
  idx?: number;
  dialog?: boolean;
}

/**
 * Makes Back close the newest dialog instead of leaving the page. Each open dialog has a history entry with the page's
 * address and the router's state, which the router treats as the same page. Closing a dialog in another way removes its
 * entry; a dialog that replaces another takes over the entry. If a link in a dialog led to another page, the dialog's entry
 * stays, and Back skips it.
 */
export function createBackCloser(window: Window) {
  const open: Layer[] = [];
  /** Whether the removal of an entry is under way. Meanwhile no entry may be added. */
  let leaving = false;
  const entry = () => (window.history.state ?? {}) as Entry;
  const placeOf = ({ idx }: Entry) => idx ?? 0;

  function settle(): void {
    if (leaving) return;
    const top = entry();
    const owner = open.some(({ at }) => at === placeOf(top));
    const waiting = open.find(({ at }) => at === null);
    if (top.dialog && !owner) {
      if (waiting) waiting.at = placeOf(top);
      else {
        leaving = true;
        return window.history.back();
      }
      return settle();
    }
    if (!waiting) return;
    waiting.at = placeOf(top) + 1;
    window.history.pushState({ ...top, idx: waiting.at, dialog: true }, '');
    settle();
  }

  /**
   * When Back leads to an address with a fragment, the browser focuses the fragment's element after `popstate`. This
   * function returns focus to where it was, or to the page's last focused element. Otherwise a closing dialog would leave
   * focus on the fragment's element, as if the person had moved it there.
   */
  function restoreFocus(): void {
    const { document } = window;
    const before = document.activeElement as HTMLElement | null;
    window.setTimeout(() => {
      const hadPlace = before !== null && before !== document.body && before.isConnected;
      const isFragment = document.activeElement?.id === window.location.hash.slice(1);
      const place = hadPlace ? before : isFragment ? lastFocusOnPage() : undefined;
      if (place && place !== document.activeElement) place.focus({ preventScroll: true });
    });
  }

  function onPop(): void {
    if (leaving) restoreFocus();
    leaving = false;
    const now = placeOf(entry());
    const closed = open.filter(({ at }) => at !== null && at > now);
    for (const layer of closed.reverse()) {
      layer.at = null;
      layer.close();
    }
    // A dialog that refuses to close gets a history entry again.
    window.setTimeout(settle);
  }

  window.addEventListener('popstate', onPop);
  return (close: () => void): (() => void) => {
    const layer: Layer = { at: null, close };
    open.push(layer);
    window.setTimeout(settle);
    return () => {
      open.splice(open.indexOf(layer), 1);
      window.setTimeout(settle);
    };
  };
}

let closer: ReturnType<typeof createBackCloser> | undefined;

/** Makes Back call `close` until the caller runs the returned function. */
export function closeByBack(close: () => void): () => void {
  closer ??= createBackCloser(window);
  return closer(close);
}
