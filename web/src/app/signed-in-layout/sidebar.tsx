import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLocation } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePageMenu } from '#shared-features/page-menu/use-page-menu.ts';
import type { Page } from '#core/pages/define-page.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { withDate } from '#core/selected-date/use-selected-date.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Button } from '#ui/button.tsx';
import { SidebarItem } from './sidebar-item.tsx';

/** The number of pages in simple mode, until the user asks for all. */
const simpleCount = 5;

interface SidebarProps {
  onLocked: (page: Page) => void;
  onChoose?: () => void;
}

/** The pages in the user's order, with icon and name; in simple mode five until the user asks for all. Links keep the selected date. */
export function Sidebar({ onLocked, onChoose }: SidebarProps) {
  const t = useMessages('app');
  const { search } = useLocation();
  const { isPremium, known, state } = useProfile();
  const { pages, isShown } = usePageMenu();
  const [simple] = usePreference('simpleMode');
  const [all, setAll] = useState(false);
  const shown = pages.filter(({ id }) => isShown(id));
  const canShorten = simple && shown.length > simpleCount;
  return (
    <nav aria-label={t('pages')} className="flex flex-col">
      <ul className="flex flex-col gap-1">
        {shown.slice(0, canShorten && !all ? simpleCount : undefined).map((page) => (
          <li key={page.id}>
            <SidebarItem
              page={page}
              to={withDate(`/${page.id}`, search)}
              locked={page.access === 'premium' && !isPremium && (known || state === 'loading')}
              onLocked={() => onLocked(page)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {canShorten && (
        <Button
          variant="quiet"
          icon={all ? ChevronUp : ChevronDown}
          aria-expanded={all}

          onClick={() => setAll(!all)}
        >
          {t(all ? 'fewerPages' : 'allPages')}
        </Button>
      )}
    </nav>
  );
}
