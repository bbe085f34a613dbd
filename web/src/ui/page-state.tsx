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
  // On wide screens the drawing stands beside the text, so that the next card stays on the first screen. A state with an
  // action is nearly always the whole page.
  const beside = action ? '' : 'xl:flex-row xl:text-start';
  return (
    <div
      role={state.kind === 'failed' ? 'alert' : undefined}
      className={`flex flex-col items-center justify-center gap-4 rounded-xl border border-dashed border-line p-6 text-center ${beside}`}
    >
      {state.kind === 'empty' ? <Drawing of={state.drawing} /> : <LazyStateDrawing kind={state.kind} />}
      <div className="flex max-w-prose flex-col gap-2">
        <p className="font-heading text-lg font-semibold">{title}</p>
        {children && <div className="text-pretty text-muted">{children}</div>}
        {action && <div className="pt-3">{action}</div>}
      </div>
    </div>
  );
}
