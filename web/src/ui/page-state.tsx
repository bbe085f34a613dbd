import type { ComponentProps, ReactNode } from 'react';
import { Drawing, type Shapes } from './illustrations/drawing.tsx';
import { LazyStateDrawing } from './illustrations/lazy-state-drawing.tsx';

/** Kind `empty` shows the page's own drawing; all other kinds have a drawing of their own. */
type PageStateProps = ({ kind: 'empty'; drawing: Shapes } | ComponentProps<typeof LazyStateDrawing>) & {
  title: ReactNode;
  children?: ReactNode;
  /** At most one action. */
  action?: ReactNode;
};

/**
 * Shown instead of a page's entries: none yet, locked, offline or failed. The texts are neutral and never reproach the
 * person.
 */
export function PageState({ title, children, action, ...state }: PageStateProps) {
  return (
    <div
      role={state.kind === 'failed' ? 'alert' : undefined}
      className="flex flex-col items-center gap-2 rounded-xl border border-dashed border-line px-6 py-8 text-center"
    >
      {state.kind === 'empty' ? <Drawing of={state.drawing} /> : <LazyStateDrawing kind={state.kind} />}
      <p className="pt-2 font-heading text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  );
}
