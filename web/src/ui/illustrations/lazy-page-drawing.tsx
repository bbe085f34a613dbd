import { lazy, Suspense, type ComponentType } from 'react';

type Kind = 'locked' | 'offline' | 'failed';

const PageDrawing = lazy<ComponentType<{ kind: Kind }>>(() =>
  import('./page-drawing.tsx').then(
    (module) => ({ default: module.PageDrawing }),
    () => ({ default: () => null }),
  ),
);

/** The drawing of a state that every page can be in. The text beside it shows without waiting for it, or if it cannot be fetched. */
export function LazyPageDrawing({ kind }: { kind: Kind }) {
  return (
    <div className="h-22">
      <Suspense>
        <PageDrawing kind={kind} />
      </Suspense>
    </div>
  );
}
