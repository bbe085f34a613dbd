import { lazy, type ComponentType, useEffect } from 'react';
import { loadPage, pageModules, type LoadPage } from './load-page.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';

/**
 * A page that is fetched with its messages when it is first shown; the message `title` of its namespace names the browser's tab. `words` are
 * the further namespaces that it needs.
 */
export function lazyPage(id: string, words: readonly string[] = []): ComponentType {
  // `registry.test.ts` holds that each page has a `page.tsx`.
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

/** Keeps the title of the browser's tab on the page that is shown, in the person's language. */
export function PageTitle({ namespace }: { namespace: string }) {
  const title = useMessagesOf(namespace)('title');
  useEffect(() => {
    document.title = `${title} · COGN`;
  }, [title]);
  return null;
}
