import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { LazyPlaceholder } from './lazy-placeholder.tsx';
import { useLoaded } from './use-loaded.ts';

/**
 * Returns a component whose code and messages load when it is first shown. After a failure the component offers a retry.
 * `name` is the key of the part for `useLoaded`. `namespaces` returns the message namespaces to load. `onReady` runs when
 * the part first renders.
 */
export function lazyPart<Props extends object>(
  name: string,
  namespaces: () => readonly string[],
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { onReady?: () => void }) => ReactNode {
  async function loadWithMessages(): Promise<ComponentType<Props>> {
    const messages = loadNamespaces(currentLanguage(), namespaces());
    const [Part] = await Promise.all([load(), messages]);
    return Part;
  }
  return function LazyPart({ onReady, ...props }) {
    const { loaded: Part, retry } = useLoaded(name, loadWithMessages);
    const notifyReady = useEffectEvent(() => onReady?.());
    const ready = Boolean(Part);
    useEffect(() => {
      if (ready) notifyReady();
    }, [ready]);
    return Part ? <Part {...(props as unknown as Props)} /> : <LazyPlaceholder failed={Part === null} onRetry={retry} />;
  };
}
