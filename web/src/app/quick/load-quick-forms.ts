import type { ComponentType } from 'react';
import type { PageTileProps } from '#core/journal/quick-tile.tsx';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { byFolder, type PageModule } from '#app/routing/load-page.ts';

/** A page's `quick.tsx`. Its default export is the form that the page's tile opens. */
interface QuickModule extends PageModule {
  /** A tile that records with one press. It replaces the page's default tile, which opens the form. */
  readonly Tile?: ComponentType<PageTileProps>;
  /** A tile below all pages' tiles, for something that is due now, such as a dose. Renders nothing if nothing is due. */
  readonly Waiting?: ComponentType;
}

/** The loaders of the pages' `quick.tsx` by page id, which is the folder's name. */
export const quickModules = byFolder(import.meta.glob<QuickModule>('../../features/*/quick.tsx'));

/** A page with the loaded components of its `quick.tsx`. */
export interface QuickForm extends Pick<QuickModule, 'Tile' | 'Waiting'> {
  readonly page: Page;
  readonly Form: ComponentType;
}

/**
 * Fetches the forms of these pages and their messages. Resolves when all are loaded, because a tile that appears later would
 * move the other tiles.
 */
export function loadQuickForms(pages: readonly Page[]): Promise<readonly QuickForm[]> {
  return Promise.all(
    pages.flatMap((page) => {
      const { id, words = [] } = page;
      const load = quickModules.get(id);
      if (!load) return [];
      const named = loadNamespaces(currentLanguage(), [id, ...words]);
      return [Promise.all([load(), named]).then(([{ default: Form, ...module }]) => ({ ...module, page, Form }))];
    }),
  );
}
