import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { sessionStore } from '#core/session/session.ts';
import { openPaths } from '#app/routing/next-path.ts';
import { loadPage, pageModules } from '#app/routing/load-page.ts';

/** Starts all fetches of the first page at once, instead of one after the other as components render. */
export function startFirstPage(pathname: string): void {
  const isSignedOutPath = openPaths.includes(pathname);
  const inside = !isSignedOutPath && Boolean(sessionStore.get());
  const id = (isSignedOutPath || inside ? pathname : '/auth').slice(1) || 'profile';
  const load = pageModules.get(id);
  // If a fetch fails here, the component fetches again when it renders, and reports the error then.
  Promise.all([
    load && loadPage(load, [id]),
    loadNamespaces(currentLanguage(), ['app', 'core', 'auth-ui']),
    inside && loadSignedInLayout(),
  ]).catch(() => undefined);
}

/** Fetches the signed-in layout: the shell with its messages, the records, the outbox. */
export async function loadSignedInLayout() {
  const [{ SignedInLayout }] = await Promise.all([
    import('#app/signed-in-layout/signed-in-layout.tsx'),
    loadNamespaces(currentLanguage(), ['titles', 'journal']),
  ]);
  return { default: SignedInLayout };
}
