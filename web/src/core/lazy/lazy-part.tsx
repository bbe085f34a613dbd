import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { Fetching } from './fetching.tsx';
import { useLoaded } from './use-loaded.ts';

/**
 * A part that is fetched with its messages when it is first shown; where that fails it says so and offers to try again. `name` tells it from
 * other parts, `namespaces` is asked when it is fetched. `onReady` is called once it can be seen.
 */
export function lazyPart<Props extends object>(
  name: string,
  namespaces: () => readonly string[],
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { onReady?: () => void }) => ReactNode {
  async function loadWithWords(): Promise<ComponentType<Props>> {
    const words = loadNamespaces(currentLanguage(), namespaces());
    const [Part] = await Promise.all([load(), words]);
    return Part;
  }
  return function LazyPart({ onReady, ...props }) {
    const { loaded: Part, retry } = useLoaded(name, loadWithWords);
    const tellReady = useEffectEvent(() => onReady?.());
    const ready = Boolean(Part);
    useEffect(() => {
      if (ready) tellReady();
    }, [ready]);
    return Part ? <Part {...(props as unknown as Props)} /> : <Fetching failed={Part === null} onRetry={retry} />;
  };
}
