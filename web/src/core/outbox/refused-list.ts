let show: (() => void) | undefined;

/** The shell registers how to open its list of refused writes. Returns a function that unregisters it. */
export function onOpenRefusedList(open: () => void): () => void {
  show = open;
  return () => {
    if (show === open) show = undefined;
  };
}

/** Opens the list of refused writes, from beside an entry that is among them. */
export function openRefusedList(): void {
  show?.();
}
