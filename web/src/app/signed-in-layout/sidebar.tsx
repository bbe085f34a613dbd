import { useEffect, useRef, useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLocation } from 'react-router';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { usePageMenu } from '#shared-features/page-menu/use-page-menu.ts';
import { pageGroups, type Page } from '#core/pages/define-page.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { withDate } from '#core/selected-date/use-selected-date.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { foldText } from '#lib/fold-text.ts';
import { Button } from '#ui/button.tsx';
import { controlClasses, joinClasses } from '#ui/lib/class-names.ts';
import { SidebarItem } from './sidebar-item.tsx';

/** How many pages simple mode shows until the user asks for all. */
const simpleCount = 5;

interface SidebarProps {
  /**
   * The path of a page that has a link above the list. That link marks the current page, so the list does not mark the page
   * too.
   */
  marked?: string;
  onLocked: (page: Page) => void;
  onChoose?: () => void;
}

/**
 * The pages with icon and name: the user's shortcuts first, then the other pages by group or in the user's own order. The
 * search field also finds hidden pages. In simple mode the list shows the shortcuts, or five pages if there are none, until
 * the user asks for all. Links keep the selected date.
 */
export function Sidebar({ marked, onLocked, onChoose }: SidebarProps) {
  const t = useMessages('app');
  const titles = useMessagesOf('titles');
  const { pathname, search } = useLocation();
  const { isPremium, known, state } = useProfile();
  const { pages, isShown, isArranged, isShortcut } = usePageMenu();
  const [simple] = usePreference('simpleMode');
  const [all, setAll] = useState(false);
  const [wanted, setWanted] = useState('');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = place.current;
    const link = list?.querySelector('[aria-current]');
    if (!list || !link) return;
    const top = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
    // The search field covers the top of the list. 50 px more show all of the heading or link above the current one.
    const searchRoom = (list.firstElementChild?.clientHeight ?? 0) + 50;
    const hidden = top + link.clientHeight - list.clientHeight;
    // Scroll the link to the upper edge of the list, because the list's lower edge may be below the bottom of a low screen.
    // Do not use `scrollIntoView`: after it the next Tab would start at this link instead of the skip link.
    if (top < searchRoom || hidden > 0) list.scrollBy(0, top - searchRoom);
    // `isPremium` is a dependency, because a locked page has a button, which becomes a link when the person gets premium.
  }, [pathname, isPremium]);

  const text = foldText(wanted.trim());
  const shown = pages.filter(({ id }) => (text === '' ? isShown(id) : foldText(titles(id)).includes(text)));
  const canShorten = simple && text === '' && shown.length > simpleCount;
  const isShort = canShorten && !all;
  const shortcuts = shown.filter(({ id }) => isShortcut(id));
  const listed = !isShort ? shown : shortcuts.length > 0 ? shortcuts : shown.slice(0, simpleCount);
  /**
   * The group in which the list shows a page: the shortcuts, or else the page's own group. Undefined means no heading, for
   * search results, the short list and the user's own order.
   */
  const groupOf = ({ id, group }: Page) => {
    if (text !== '' || isShort) return undefined;
    return isShortcut(id) ? 'shortcuts' : isArranged ? undefined : group;
  };
  const groups = (['shortcuts', undefined, ...pageGroups] as const).filter((group) =>
    listed.some((page) => groupOf(page) === group),
  );
  const choose = () => {
    setWanted('');
    onChoose?.();
  };
  return (
    // The list scrolls, so that the tools above it stay visible. On a low screen, the column around the list scrolls too.
    <nav
      ref={place}
      tabIndex={-1}
      aria-label={t('pages')}
      className="-mx-1 flex flex-col gap-1 overflow-y-auto px-1"
      style={{ minHeight: '16rem', scrollPaddingTop: '7rem' }}
    >
      <input
        type="search"
        aria-label={t('findPage')}
        placeholder={t('findPage')}
        className={joinClasses(controlClasses, 'sticky z-10 shrink-0')}
        // This list scrolls, not the screen, so the sticky field needs no `--safe-top`.
        style={{ top: 0 }}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && text !== '' && !nativeEvent.isComposing)
            place.current?.querySelector<HTMLElement>('li > *')?.click();
        }}
      />
      {groups.map((group) => (
        <div key={group ?? ''} className={shortcuts.length > 0 && !group ? 'pt-3' : ''}>
          {group && (
            <p aria-hidden className="px-3.5 pt-3 pb-1 text-sm text-muted">
              {t(`groups.${group}`)}
            </p>
          )}
          <ul aria-label={group && t(`groups.${group}`)} className="flex flex-col gap-0.5">
            {listed
              .filter((page) => groupOf(page) === group)
              .map((page) => (
                <li key={page.id}>
                  <SidebarItem
                    page={page}
                    to={withDate(`/${page.id}`, search)}
                    locked={page.access === 'premium' && !isPremium && (known || state === 'loading')}
                    isHere={pathname === `/${page.id}` && pathname !== marked}
                    onLocked={() => onLocked(page)}
                    onChoose={choose}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p role="status" className="px-3.5 text-muted">
        {text !== '' && listed.length === 0 && t('noSuchPage')}
      </p>
      {canShorten && (
        <Button
          variant="quiet"
          icon={all ? ChevronUp : ChevronDown}
          aria-expanded={all}
          className="self-start"
          onClick={() => setAll(!all)}
        >
          {t(all ? 'fewerPages' : 'allPages')}
        </Button>
      )}
    </nav>
  );
}
