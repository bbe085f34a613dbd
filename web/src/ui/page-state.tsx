import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

type Kind = 'empty' | 'locked' | 'offline' | 'failed';

// The text shows without waiting for the drawing.
const PageDrawing = lazy<ComponentType<{ kind: Kind }>>(() =>
  import('./illustrations/page-drawing.tsx').then(
    (module) => ({ default: module.PageDrawing }),
    () => ({ default: () => null }),
  ),
);

interface PageStateProps {
  kind: Kind;
  title: ReactNode;
  children?: ReactNode;
  /** At most one action. */
  action?: ReactNode;
}

/** Replaces the entries of a page: none yet, locked, offline or failed. The tone is neutral, never a reproach. */
export function PageState({ kind, title, children, action }: PageStateProps) {
  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className="flex flex-col items-center gap-2 rounded-xl bg-surface-sunken px-6 py-8 text-center"
    >
      <div className="h-22">
        <Suspense>
          <PageDrawing kind={kind} />
        </Suspense>
      </div>
      <p className="pt-2 font-heading text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  );
}
