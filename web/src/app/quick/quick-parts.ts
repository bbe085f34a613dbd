import type { ComponentType } from 'react';
import type { PageTileProps } from '#core/journal/quick-tile.tsx';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { byFolder, type PageModule } from '#app/routing/load-page.ts';

/** A page's `quick.tsx`: the default export is the part that its tile opens. */
interface QuickModule extends PageModule {
  /** Replaces the page's tile by one that records at once. */
  readonly Tile?: ComponentType<PageTileProps>;
  /** What waits to be recorded now, as a tile below the others; nothing if nothing waits. */
  readonly Waiting?: ComponentType;
}

/** The sheet's parts by page id, which is the folder's name. */
export const quickModules = byFolder(import.meta.glob<QuickModule>('../../features/*/quick.tsx'));

/** A page's part of the sheet, with the page. */
export interface QuickPart extends Pick<QuickModule, 'Tile' | 'Waiting'> {
  readonly page: Page;
  readonly Part: ComponentType;
}

/** Fetches these pages' parts with their messages, all before any is shown, so that no tile pushes another away. */
export function loadQuickParts(pages: readonly Page[]): Promise<readonly QuickPart[]> {
  return Promise.all(
    pages.flatMap((page) => {
      const { id, words = [] } = page;
      const load = quickModules.get(id);
      if (!load) return [];
      const named = loadNamespaces(currentLanguage(), [id, ...words]);
      return [Promise.all([load(), named]).then(([{ default: Part, ...module }]) => ({ ...module, page, Part }))];
    }),
  );
}
