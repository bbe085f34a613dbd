import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { sessionStore } from '#core/session/session.ts';
import { openPaths } from '#app/routing/next-path.ts';
import { loadPage, pageModules } from '#app/routing/load-page.ts';

/** Prefetches the page of a path. */
function startPage(pathname: string): void {
  const id = pathname.slice(1) || 'profile';
  const load = pageModules.get(id);
  // If this fails, the page fetches again when it renders, and reports the error.
  if (load) loadPage(load, [id]).catch(() => undefined);
}

/** Starts all fetches of the first page at once, instead of one after the other as components render. */
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
