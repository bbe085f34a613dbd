import { type ComponentType, useLayoutEffect } from 'react';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { PageLoading } from '#app/loading/page-loading.tsx';
import { loadPage, pageModules, type LoadPage } from './load-page.ts';

/** Functions that fetch pages completely, by the page's path without its slash. */
const loads = new Map<string, () => Promise<unknown>>();

/**
 * A page whose code and messages are fetched when it is first shown. The message `title` of its namespace is the document
 * title, unless the page shows at a path other than its id. `words` are further namespaces that the page needs.
 */
export function lazyPage(id: string, words: readonly string[] = [], path = id): ComponentType {
  // `registry.test.ts` checks that each page has a `page.tsx`.
  const load = pageModules.get(id) as LoadPage;
  const Page = deferred(async () => {
    const { default: Loaded } = await loadPage(load, [id, ...words]);
    return path === id ? () => <TitledPage namespace={id} Page={Loaded} /> : Loaded;
  }, PageLoading);
  loads.set(path, Page.load);
  return Page;
}

/**
 * Fetches a page so that it renders at once. Returns undefined while the path is unknown, before the signed-in layout has
 * loaded.
 */
export const loadLazyPage = (path: string): Promise<unknown> | undefined => loads.get(path)?.();

/** Sets the document title to the page's title in the current language. */
function TitledPage({ namespace, Page }: { namespace: string; Page: ComponentType }) {
  const title = useMessagesOf(namespace)('title');
  // A layout effect runs before the effects of a view inside the page, so the view can still set its own title.
  useLayoutEffect(() => {
    document.title = `${title} · COGN`;
  }, [title]);
  return <Page />;
}
