import type { Page } from '#core/pages/define-page.ts';
import { usePages } from '#core/pages/pages-context.ts';
import { usePreference } from '#core/preferences/use-preference.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { arrangePages, movePage } from './arrange-pages.ts';

/** The sidebar's pages as the person arranged them. What changes them answers whether the choice is kept on this device. */
export interface PageMenu {
  /** All pages that the person may ever see, in their order, hidden ones too. */
  readonly pages: readonly Page[];
  readonly isShown: (id: string) => boolean;
  readonly move: (id: string, place: number) => boolean;
  readonly show: (id: string, shown: boolean) => boolean;
  /** Back to the registry's order with every page shown. */
  readonly reset: () => boolean;
}

/** Order and visibility of the sidebar's pages, kept at once for this person. */
export function usePageMenu(): PageMenu {
  const { isAdmin } = useProfile();
  const [order, setOrder] = usePreference('menuOrder');
  const [visible, setVisible] = usePreference('visiblePages');
  const pages = arrangePages(
    usePages().filter(({ access }) => access !== 'admin' || isAdmin),
    order,
  );
  return {
    pages,
    isShown: (id) => visible[id] ?? true,
    move: (id, place) => setOrder(movePage(pages, id, place)),
    show: (id, shown) => setVisible({ ...visible, [id]: shown }),
    reset: () => {
      const orderKept = setOrder([]);
      return setVisible({}) && orderKept;
    },
  };
}
