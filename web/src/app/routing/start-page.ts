import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { sessionStore } from '#core/session/session.ts';
import { openPaths } from '../open-paths.ts';
import { loadHouse } from './load-house.ts';
import { loadPage } from './load-page.ts';
import { pageModules } from './page-modules.ts';

/** Fetches the page of an address ahead of its being shown. */
function startPage(pathname: string): void {
  const id = pathname.slice(1) || 'profile';
  const load = pageModules.get(id);
  // What fails here is asked for again, and reported, when the page is shown.
  if (load) loadPage(load, [id]).catch(() => undefined);
}

/** Begins all fetches of the first page at once, instead of one after the other as the components come. */
export function startFirstPage(pathname: string): void {
  const isSignedOutPath = openPaths.includes(pathname);
  const inside = !isSignedOutPath && Boolean(sessionStore.get());
  startPage(isSignedOutPath || inside ? pathname : '/auth');
  const frame = loadNamespaces(currentLanguage(), ['app', 'core', 'auth-ui']);
  Promise.all(inside ? [frame, loadHouse()] : [frame]).catch(() => undefined);
}
