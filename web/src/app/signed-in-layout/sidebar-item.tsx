import { Lock, Star } from 'lucide-react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { Link } from '#core/pages/link.tsx';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { joinClasses } from '#ui/lib/class-names.ts';

interface SidebarItemProps {
  page: Page;
  to: string;
  /**
   * Whether the user lacks the premium that this page needs. A press then opens the premium dialog. Help pages open anyway.
   */
  locked: boolean;
  /** Whether to mark this as the current page. False if a link above the list already marks it. */
  isHere: boolean;
  onLocked: () => void;
  onChoose?: () => void;
}

const look = 'flex min-h-11 w-full items-center gap-3 rounded-lg px-3.5 py-2 text-start hover:bg-primary-soft';

/** One page in the sidebar. Premium pages have a star, or a lock without premium, with a text for screen readers. */
export function SidebarItem({ page, to, locked, isHere, onLocked, onChoose }: SidebarItemProps) {
  const t = useMessages('app');
  const name = useMessagesOf('titles')(page.id);
  const Mark = locked ? Lock : Star;
  const content = (
    <>
      <PagePicture page={page} />
      <span className="min-w-0 flex-1">{name}</span>
      {page.access === 'premium' && (
        <>
          <Mark aria-hidden className="size-4 shrink-0 text-primary" />
          <span className="sr-only">{locked ? t('lockedPage') : t('premiumPage')}</span>
        </>
      )}
    </>
  );
  if (locked && !page.isHelp) {
    return (
      <button type="button" aria-haspopup="dialog" onClick={onLocked} className={joinClasses(look, 'text-muted')}>
        {content}
      </button>
    );
  }
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoose}
      className={joinClasses(look, isHere && 'bg-primary-soft font-semibold text-primary')}
    >
      {content}
    </Link>
  );
}
