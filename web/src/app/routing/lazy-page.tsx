import { lazy, type ComponentType } from 'react';
import { loadPage } from './load-page.ts';
import { PageTitle } from './page-title.tsx';

/**
 * A page that is fetched with its words when it is first shown; the word `title` of its namespace names the browser's tab. `words` are
 * the further namespaces that it needs.
 */
export function lazyPage(
  namespace: string,
  load: () => Promise<{ default: ComponentType }>,
  words: readonly string[] = [],
): ComponentType {
  return lazy(async () => {
    const { default: Page } = await loadPage(load, [namespace, ...words]);
    return {
      default: function TitledPage() {
        return (
          <>
            <PageTitle namespace={namespace} />
            <Page />
          </>
        );
      },
    };
  });
}
