import { lastFocusOnPage } from '#ui/lib/remember-focus.ts';

/** An open dialog and the place of its entry in the history; null: it has none yet. */
interface Layer {
  at: number | null;
  close: () => void;
}

interface Entry {
  /** The entry's place, counted by the router at each of its own entries too. */
  idx?: number;
  dialog?: boolean;
}

/**
 * Lets Back close the newest dialog instead of leaving the page: each open dialog has an entry of its own in the history, at the page's address and with
 * the router's own state, which therefore takes it for the same place. Closed in another way, a dialog takes its entry back; one that opens in its place
 * takes the entry over; and an entry that was left behind by a link out of a dialog is passed over.
 */
export function createBackCloser(window: Window) {
  const open: Layer[] = [];
  /** An entry is being taken back: until that is done no other may be added. */
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
   * Going back to an address that ends with `#` and a part of the page, the browser focuses that part after `popstate`. The focus stays where it
   * was; where the dialog has not given it back yet, it returns to the page's last place, since the dialog would take the browser's choice for the
   * person's.
   */
  function keepFocus(): void {
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
    if (leaving) keepFocus();
    leaving = false;
    const now = placeOf(entry());
    const closed = open.filter(({ at }) => at !== null && at > now);
    for (const layer of closed.reverse()) {
      layer.at = null;
      layer.close();
    }
    // One that does not want to close has an entry again.
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

/** Lets Back call `close` until the function that is answered is called. */
export function closeByBack(close: () => void): () => void {
  closer ??= createBackCloser(window);
  return closer(close);
}
