import { lazy, type ComponentType, useLayoutEffect } from 'react';
import { loadPage, pageModules, type LoadPage } from './load-page.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';

/**
 * A page that is fetched with its messages when it is first shown; the message `title` of its namespace is the document
 * title, unless the page is not `titled`. `words` are further namespaces that the page needs.
 */
export function lazyPage(id: string, words: readonly string[] = [], titled = true): ComponentType {
  // `registry.test.ts` checks that each page has a `page.tsx`.
  const load = pageModules.get(id) as LoadPage;
  return lazy(async () => {
    const { default: Page } = await loadPage(load, [id, ...words]);
    return { default: titled ? () => <TitledPage namespace={id} Page={Page} /> : Page };
  });
}

/** A page that sets the document title to its own in the current language. */
function TitledPage({ namespace, Page }: { namespace: string; Page: ComponentType }) {
  const title = useMessagesOf(namespace)('title');
  // A layout effect, because it runs before the effects of a view inside the page that sets its own title.
  useLayoutEffect(() => {
    document.title = `${title} · COGN`;
  }, [title]);
  return <Page />;
}
