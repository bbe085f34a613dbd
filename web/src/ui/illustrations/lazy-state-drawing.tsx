import { deferred } from '#ui/lib/deferred.tsx';

type Kind = 'locked' | 'offline' | 'failed';

const StateDrawing = deferred<{ kind: Kind }>(() =>
  import('./state-drawing.tsx').then(
    (module) => module.StateDrawing,
    () => () => null,
  ),
);

/** The drawing of a state that every page can be in. The page's text shows at once, even if the drawing fails to load. */
export function LazyStateDrawing({ kind }: { kind: Kind }) {
  return (
    <div className="h-22">
      <StateDrawing kind={kind} />
    </div>
  );
}
