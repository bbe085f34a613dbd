import type { ReactNode } from 'react';
import { CalendarDays, ChartLine, House, Menu, PenLine } from 'lucide-react';
import { useLocation } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { withDate } from '#core/selected-date/use-selected-date.ts';
import type { Icon } from '#ui/lib/draw-icon.ts';
import { joinClasses } from '#ui/lib/class-names.ts';

interface MainPlacesProps {
  /** The path of the link for looking back: the statistics with premium, the calendar without. */
  past: string;
  onRecord: () => void;
  /** Opens the list of all pages. Absent in the sidebar, which shows that list anyway. */
  onPages?: () => void;
}

/**
 * The links that the user needs most: today, recording, looking back, and all pages. On a small screen they are at the
 * bottom. On a large screen they are at the top of the sidebar, without the link to all pages.
 */
export function MainPlaces({ past, onRecord, onPages }: MainPlacesProps): ReactNode {
  const t = useMessages('app');
  const { search } = useLocation();
  return (
    <nav
      aria-label={t('places')}
      data-never-covered
      data-foot-bar={onPages && ''}
      className={
        onPages
          ? 'flex border-t border-line bg-surface-raised px-1 lg:hidden tall:fixed tall:inset-x-0 tall:bottom-0 tall:z-20 tall:pb-(--safe-bottom)'
          : 'flex flex-col gap-0.5'
      }
    >
      <Place icon={House} to="/" row={!onPages}>
        {t('today')}
      </Place>
      <Place icon={PenLine} onClick={onRecord} row={!onPages}>
        {t('quick')}
      </Place>
      <Place icon={past === '/calendar' ? CalendarDays : ChartLine} to={withDate(past, search)} row={!onPages}>
        {t('past')}
      </Place>
      {onPages && (
        <Place icon={Menu} onClick={onPages}>
          {t('pages')}
        </Place>
      )}
    </nav>
  );
}

interface PlaceProps {
  icon: Icon;
  children: ReactNode;
  /** Puts icon and label side by side, as in the sidebar. */
  row?: boolean;
  to?: string;
  /** Opens a dialog; absent if the place is a link. */
  onClick?: () => void;
}

/** One place: a link, or a button that opens a dialog. */
function Place({ icon: Picture, children, row = false, to, onClick }: PlaceProps): ReactNode {
  const { pathname } = useLocation();
  const isHere = to?.split('?')[0] === pathname;
  const pill = isHere && 'bg-primary-soft';
  const className = joinClasses(
    row
      ? 'flex min-h-11 items-center gap-3 rounded-lg px-3.5 py-2 text-start hover:bg-primary-soft'
      : 'flex min-h-18 min-w-0 flex-1 flex-col items-center justify-center gap-1 py-1.5 text-center text-xs',
    row && pill,
    isHere && 'font-semibold text-primary',
  );
  const content = (
    <>
      <Picture aria-hidden className={row ? 'size-5 text-primary' : joinClasses('h-8 w-16 rounded-xl p-1', pill)} />
      <span className="max-w-full wrap-anywhere">{children}</span>
    </>
  );
  return to === undefined ? (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={row ? 'F2' : undefined}
      onClick={onClick}
      className={className}
    >
      {content}
    </button>
  ) : (
    <Link to={to} aria-current={isHere ? 'page' : undefined} className={className}>
      {content}
    </Link>
  );
}
