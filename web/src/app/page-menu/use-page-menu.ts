import { usePreference } from '#core/preferences/use-preference.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import type { Page } from '#core/pages/define-page.ts';
import { registry } from '../registry.ts';
import { arrangePages, movePage } from './arrange-pages.ts';

/** The sidebar's pages as the person arranged them. Setting throws when the device has no room left. */
export interface PageMenu {
  /** All pages that the person may ever see, in their order, hidden ones too. */
  readonly pages: readonly Page[];
  readonly isShown: (id: string) => boolean;
  readonly move: (id: string, place: number) => void;
  readonly show: (id: string, shown: boolean) => void;
  /** Back to the registry's order with every page shown. */
  readonly reset: () => void;
}

/** Order and visibility of the sidebar's pages, kept at once on this device for this person. */
export function usePageMenu(): PageMenu {
  const { isAdmin } = useProfile();
  const [order, setOrder] = usePreference('menuOrder');
  const [visible, setVisible] = usePreference('visiblePages');
  const pages = arrangePages(
    registry.filter(({ access }) => access !== 'admin' || isAdmin),
    order,
  );
  return {
    pages,
    isShown: (id) => visible[id] ?? true,
    move: (id, place) => setOrder(movePage(pages, id, place)),
    show: (id, shown) => setVisible({ ...visible, [id]: shown }),
    reset: () => {
      setOrder([]);
      setVisible({});
    },
  };
}
