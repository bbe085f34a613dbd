import { useLayoutEffect, useState, type ComponentType } from 'react';

/** A component that fetches its code itself. `load` fetches it in advance, once for all callers. */
export type Deferred<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * Returns a component whose code is fetched when it is first shown; `Fallback` shows meanwhile. Later it renders at once. If
 * the fetch fails, the error boundary gets the error, or an `optional` component keeps its fallback. The next mount fetches
 * again. The app does not use Suspense, because Preact's differs from React's (docs/decisions/0093).
 */
export function deferred<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
  { optional = false } = {},
): Deferred<Props> {
  let known: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  async function fetchOnce(): Promise<void> {
    try {
      known = await fetchPart();
    } catch (problem) {
      coming = undefined;
      throw problem;
    }
  }
  const load = () => (coming ??= fetchOnce());

  function DeferredPart(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useLayoutEffect(() => {
      let mounted = true;
      load().then(
        () => mounted && setPart(() => known),
        (error: unknown) => mounted && setFailure({ error }),
      );
      return () => {
        mounted = false;
      };
    }, []);
    if (failure && !optional) throw failure.error;
    return Part ? <Part {...props} /> : <Fallback {...props} />;
  }
  return Object.assign(DeferredPart, { load });
}

const Nothing = () => null;
