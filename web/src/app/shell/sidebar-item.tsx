import { NavLink } from 'react-router';
import { Lock, Star } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useMessagesOf } from '#core/messages/use-messages-of.ts';
import type { Page } from '#core/pages/define-page.ts';
import { joinClasses } from '#ui/lib/join-classes.ts';

interface SidebarItemProps {
  page: Page;
  to: string;
  /** A premium page for somebody without premium: it offers the plan instead of opening. */
  locked: boolean;
  onLocked: () => void;
  onChoose?: () => void;
}

const look =
  'flex min-h-12 w-full items-center gap-3 rounded-lg px-3.5 py-2 text-start transition-colors hover:bg-primary-soft';

/** One page in the sidebar. Premium pages carry a star, or a lock for whoever has no premium; both in words as well. */
export function SidebarItem({ page, to, locked, onLocked, onChoose }: SidebarItemProps) {
  const t = useMessages('app');
  const name = useMessagesOf('titles')(page.id);
  const { icon: Picture } = page;
  const Mark = locked ? Lock : Star;
  const content = (
    <>
      <Picture className="size-5.5 shrink-0 text-primary" aria-hidden />
      <span className="min-w-0 flex-1">{name}</span>
      {page.access === 'premium' && (
        <>
          <Mark aria-hidden className="size-4 shrink-0 text-primary" />
          <span className="sr-only">{locked ? t('lockedPage') : t('premiumPage')}</span>
        </>
      )}
    </>
  );
  if (locked) {
    return (
      <button type="button" aria-haspopup="dialog" onClick={onLocked} className={joinClasses(look, 'text-muted')}>
        {content}
      </button>
    );
  }
  return (
    <NavLink
      to={to}
      end={to === '/' || to.startsWith('/?')}
      onClick={onChoose}
      className={({ isActive }) => joinClasses(look, isActive && 'bg-primary-soft font-semibold text-primary')}
    >
      {content}
    </NavLink>
  );
}
