import type { ComponentType } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { byFolder, type PageModule } from '#app/routing/load-page.ts';

/** The sheet's parts by page id, which is the folder's name. */
export const quickModules = byFolder(import.meta.glob<PageModule>('../../features/*/quick.tsx'));

/** A page's part of the sheet, with the page. */
export interface QuickPart {
  readonly page: Page;
  readonly Part: ComponentType;
}

/** Fetches these pages' parts with their messages, all before any is shown, so that none pushes another down. */
export function loadQuickParts(pages: readonly Page[]): Promise<readonly QuickPart[]> {
  return Promise.all(
    pages.flatMap((page) => {
      const { id, words = [] } = page;
      const load = quickModules.get(id);
      if (!load) return [];
      const named = loadNamespaces(currentLanguage(), [id, ...words]);
      return [Promise.all([load(), named]).then(([module]) => ({ page, Part: module.default }))];
    }),
  );
}
