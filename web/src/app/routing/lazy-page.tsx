import { lazy, type ComponentType, useLayoutEffect } from 'react';
import { loadPage, pageModules, type LoadPage } from './load-page.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';

/**
 * A page whose code and messages are fetched when it is first shown. The message `title` of its namespace is the document
 * title, unless `titled` is false. `words` are further namespaces that the page needs.
 */
export function lazyPage(id: string, words: readonly string[] = [], titled = true): ComponentType {
  // `registry.test.ts` checks that each page has a `page.tsx`.
  const load = pageModules.get(id) as LoadPage;
  return lazy(async () => {
    const { default: Page } = await loadPage(load, [id, ...words]);
    return { default: titled ? () => <TitledPage namespace={id} Page={Page} /> : Page };
  });
}

/** Sets the document title to the page's title in the current language. */
function TitledPage({ namespace, Page }: { namespace: string; Page: ComponentType }) {
  const title = useMessagesOf(namespace)('title');
  // A layout effect runs before the effects of a view inside the page, so the view can still set its own title.
  useLayoutEffect(() => {
    document.title = `${title} · COGN`;
  }, [title]);
  return <Page />;
}
