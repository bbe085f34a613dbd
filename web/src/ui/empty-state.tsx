import type { ReactNode } from 'react';

interface EmptyStateProps {
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here, and that is fine: never a reproach, one offer at most. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl bg-surface-sunken px-6 py-10 text-center">
      {picture && (
        <div aria-hidden className="text-primary">
          {picture}
        </div>
      )}
      <p className="font-heading text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
