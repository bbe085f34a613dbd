const key = 'cogn-wanted-page';
/** A path of this site with an optional date: never a URL of another site. */
const ownPath = /^\/(?:\w+(?:\/\w+)*)?(\?date=[\d-]+)?$/;

/** Session storage, which survives the way to Stripe and back; undefined where site data is blocked. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Stores the page from which the user opened the plans. */
export function rememberWantedPage(path: string, storage = tabStorage()): void {
  try {
    storage?.setItem(key, path);
  } catch {
    // Without storage the plans lead home.
  }
}

/** Takes the page to return to from the plans; home by default. */
export function takeWantedPage(storage = tabStorage()): string {
  const path = storage?.getItem(key) ?? '/';
  storage?.removeItem(key);
  return ownPath.test(path) ? path : '/';
}
