import type { ReactNode } from 'react';
import { Link } from '#core/pages/link.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';

interface TodayLineProps {
  name: ReactNode;
  /** The text below the name, such as the last value or a time. The line reserves space for this text while it loads. */
  detail: ReactNode;
  /** The line's button. */
  children?: ReactNode;
  /** Further actions of this line, below its name and button. */
  below?: ReactNode;
}

/** One line of a card on Today: a name above its detail, and one button. */
export function TodayLine({ name, detail, children, below }: TodayLineProps): ReactNode {
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5 first:border-0">
      <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <div className="min-h-[1.5em] text-sm text-muted first-letter:uppercase">{detail}</div>
      </div>
      {children}
      {below && <div className="w-full">{below}</div>}
    </li>
  );
}

/** A link that looks like the button of a line. */
export function LineLink({ to, label, children }: { to: string; label: string; children: ReactNode }): ReactNode {
  return (
    <Link to={to} aria-label={label} className={buttonClasses('secondary')}>
      {children}
    </Link>
  );
}
