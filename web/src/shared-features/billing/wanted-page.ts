const key = 'cogn-wanted-page';
/** A path of this site, with a date if any: never an address that leads elsewhere. */
const ownPath = /^\/(?:\w+(?:\/\w+)*)?(\?date=[\d-]+)?$/;

/** The browser's store of one tab, which outlives the way to a payment page and back; none where site data is blocked. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Remembers from which page somebody goes to the plans. */
export function rememberWantedPage(path: string, storage = tabStorage()): void {
  try {
    storage?.setItem(key, path);
  } catch {
    // A store without room: the plans lead home, as ever.
  }
}

/** Where the plans lead back to, once: home unless a page was asked for. */
export function takeWantedPage(storage = tabStorage()): string {
  const path = storage?.getItem(key) ?? '/';
  storage?.removeItem(key);
  return ownPath.test(path) ? path : '/';
}
