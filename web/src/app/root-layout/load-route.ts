import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { sessionStore } from '#core/session/session.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { Opening } from '#app/loading/opening.tsx';
import { loadLazyPage } from '#app/routing/lazy-page.tsx';
import { openPaths } from '#app/routing/next-path.ts';
import { loadPage, pageModules } from '#app/routing/load-page.ts';
import { loadGate } from '#app/session/guards.tsx';

/** The signed-in layout (the shell, the records, the outbox) and its messages. */
export const SignedInLayout = deferred(async () => {
  const [{ SignedInLayout: Layout }] = await Promise.all([
    import('#app/signed-in-layout/signed-in-layout.tsx'),
    loadNamespaces(currentLanguage(), ['titles', 'journal']),
  ]);
  return Layout;
}, Opening);

/** Fetches in parallel all that the page at this path needs. Components alone would fetch one part after the other. */
export async function loadRoute(pathname: string): Promise<void> {
  const session = sessionStore.get();
  const isSignedOutPath = openPaths.includes(pathname);
  const inside = !isSignedOutPath && session;
  const path = (isSignedOutPath || inside ? pathname : '/auth').slice(1);
  const id = path || 'profile';
  const load = pageModules.get(id);
  const page = Promise.all([
    loadLazyPage(path) ?? (load && loadPage(load, [id])),
    loadNamespaces(currentLanguage(), ['app', 'core', 'auth-ui']),
    inside && SignedInLayout.load(),
  ]).then(() => loadLazyPage(path));
  const gate = inside && loadGate(inside);
  // A gate (second factor, deletion) hides the page. If the page's fetch fails, the page retries and reports when it renders.
  if (gate) page.catch(() => undefined);
  await (gate || page);
}
