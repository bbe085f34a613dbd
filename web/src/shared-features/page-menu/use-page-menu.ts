import { pageGroups, type Page } from '#core/pages/define-page.ts';
import { usePages } from '#core/pages/pages-context.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useProfile } from '#core/profile/use-profile.ts';

/** The sidebar's pages as the user arranged them. The functions return whether this device stored the change. */
export interface PageMenu {
  /** All pages in the user's order, including hidden ones. Includes admin pages only if the user is an administrator. */
  readonly pages: readonly Page[];
  /** Whether the user has arranged the pages. The user's order takes precedence over the groups. */
  readonly isArranged: boolean;
  readonly isShown: (id: string) => boolean;
  readonly isShortcut: (id: string) => boolean;
  readonly setShortcuts: (ids: readonly string[]) => boolean;
  readonly move: (id: string, place: number) => boolean;
  readonly show: (id: string, shown: boolean) => boolean;
  /** Restores the order of the groups and shows every page. The shortcuts stay. */
  readonly reset: () => boolean;
}

/** The order and visibility of the sidebar's pages. Each change is stored at once. */
export function usePageMenu(): PageMenu {
  const { isAdmin } = useProfile();
  const [order, setOrder] = usePreference('menuOrder');
  const [visible, setVisible] = usePreference('visiblePages');
  const [shortcuts, setShortcuts] = usePreference('shortcutPages');
  const pages = arrangePages(
    usePages().filter(({ access }) => access !== 'admin' || isAdmin),
    order,
  );
  return {
    pages,
    isArranged: order.length > 0,
    isShown: (id) => visible[id] ?? true,
    isShortcut: (id) => shortcuts.includes(id),
    setShortcuts,
    move: (id, place) => setOrder(movePage(pages, id, place)),
    show: (id, shown) => setVisible({ ...visible, [id]: shown }),
    reset: () => {
      const orderKept = setOrder([]);
      return setVisible({}) && orderKept;
    },
  };
}

/**
 * Sorts pages by the user's order. Pages that are not in that order follow, sorted by group. Ids of removed pages are
 * ignored.
 */
export function arrangePages(pages: readonly Page[], order: readonly string[]): readonly Page[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id, group }: Page) => places.get(id) ?? order.length + pageGroups.indexOf(group);
  return pages.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The order after a page was moved to an index. It contains the ids of all pages. */
export function movePage(pages: readonly Page[], id: string, place: number): readonly string[] {
  const others = pages.map((page) => page.id).filter((other) => other !== id);
  return others.toSpliced(place, 0, id);
}
