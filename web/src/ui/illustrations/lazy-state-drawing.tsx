import { lazy, Suspense, type ComponentType } from 'react';

type Kind = 'locked' | 'offline' | 'failed';

const StateDrawing = lazy<ComponentType<{ kind: Kind }>>(() =>
  import('./state-drawing.tsx').then(
    (module) => ({ default: module.StateDrawing }),
    () => ({ default: () => null }),
  ),
);

/** The drawing of a state that every page can be in. The page's text shows at once, even if the drawing fails to load. */
export function LazyStateDrawing({ kind }: { kind: Kind }) {
  return (
    <div className="h-22">
      <Suspense>
        <StateDrawing kind={kind} />
      </Suspense>
    </div>
  );
}
