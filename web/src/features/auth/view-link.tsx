import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '#core/pages/link.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { viewQuery, type AuthView } from './auth-view.ts';

interface ViewLinkProps {
  to: AuthView;
  /** The state of the new history entry. */
  state?: unknown;
  className?: string;
  children: ReactNode;
}

/** A text link to another view of the sign-in page. */
export function ViewLink({ to, state, className, children }: ViewLinkProps) {
  const [query] = useSearchParams();
  return (
    <Link to={viewQuery(query, to)} state={state} className={buttonClasses('quiet', className)}>
      {children}
    </Link>
  );
}
