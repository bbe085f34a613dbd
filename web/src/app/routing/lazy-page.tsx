import { lazy, type ComponentType } from 'react';
import { loadPage } from './load-page.ts';
import { pageModules, type LoadPage } from './page-modules.ts';
import { PageTitle } from './page-title.tsx';

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
