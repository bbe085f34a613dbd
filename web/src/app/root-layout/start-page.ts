import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { sessionStore } from '#core/session/session.ts';
import { openPaths } from '#app/routing/next-path.ts';
import { loadPage, pageModules } from '#app/routing/load-page.ts';

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
  const messages = loadNamespaces(currentLanguage(), ['app', 'core', 'auth-ui']);
  Promise.all(inside ? [messages, loadSignedInLayout()] : [messages]).catch(() => undefined);
}

/** Fetches the signed-in layout: the shell with its messages, the records, the outbox. */
export async function loadSignedInLayout() {
  const [{ SignedInLayout }] = await Promise.all([
    import('#app/signed-in-layout/signed-in-layout.tsx'),
    loadNamespaces(currentLanguage(), ['titles', 'journal']),
  ]);
  return { default: SignedInLayout };
}
