const key = 'cogn-wanted-page';
/** Matches a path of this site with an optional date. It never matches a URL of another site. */
const ownPath = /^\/(?:\w+(?:\/\w+)*)?(\?date=[\d-]+)?$/;

/** Session storage, which survives the way to Stripe and back. Undefined if the browser blocks site data. */
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
    // Without storage, the user returns from the plans to the home page.
  }
}

/** Returns and forgets the page from which the user opened the plans. Defaults to the home page. */
export function takeWantedPage(storage = tabStorage()): string {
  const path = storage?.getItem(key) ?? '/';
  storage?.removeItem(key);
  return ownPath.test(path) ? path : '/';
}
