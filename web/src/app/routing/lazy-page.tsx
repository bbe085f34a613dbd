import { lazy, type ComponentType, useEffect } from 'react';
import { loadPage, pageModules, type LoadPage } from './load-page.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';

/**
 * A page that is fetched with its messages when it is first shown; the message `title` of its namespace is the document
 * title. `words` are further namespaces that it needs.
 */
export function lazyPage(id: string, words: readonly string[] = []): ComponentType {
  // `registry.test.ts` checks that each page has a `page.tsx`.
  const load = pageModules.get(id) as LoadPage;
  return lazy(async () => {
    const { default: Page } = await loadPage(load, [id, ...words]);
    return {
      default: function TitledPage() {
        return (
          <>
            <PageTitle namespace={id} />
            <Page />
          </>
        );
      },
    };
  });
}

/** Sets the document title to that of the current page in the current language. */
export function PageTitle({ namespace }: { namespace: string }) {
  const title = useMessagesOf(namespace)('title');
  useEffect(() => {
    document.title = `${title} · COGN`;
  }, [title]);
  return null;
}
