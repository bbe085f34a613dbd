import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { withDate } from '#core/selected-date/with-date.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { usePageMenu } from '../page-menu/use-page-menu.ts';
import { registry } from '../registry.ts';
import { SidebarItem } from './sidebar-item.tsx';

interface SidebarProps {
  onLocked: () => void;
  onChoose?: () => void;
  /** Stands above the pages. */
  children?: ReactNode;
}

/** The pages in the person's order, each with its icon and name. The date that is looked at goes along from page to page. */
export function Sidebar({ onLocked, onChoose, children }: SidebarProps) {
  const t = useMessages('app');
  const { search } = useLocation();
  const { isPremium } = useProfile();
  const { pages, isShown } = usePageMenu();
  return (
    <nav aria-label={t('pages')} className="flex flex-col gap-7">
      {children}
      <ul className="flex flex-col gap-1">
        {pages
          .filter(({ id }) => isShown(id))
          .map((page) => (
            <li key={page.id}>
              <SidebarItem
                page={page}
                to={withDate(page.id === registry[0]?.id ? '/' : `/${page.id}`, search)}
                locked={page.access === 'premium' && !isPremium}
                onLocked={onLocked}
                onChoose={onChoose}
              />
            </li>
          ))}
      </ul>
    </nav>
  );
}
