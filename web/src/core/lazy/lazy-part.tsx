import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { Fetching } from './fetching.tsx';
import { useLoaded } from './use-loaded.ts';

/**
 * Returns a component that loads with its messages when it is first shown, and offers a retry after a failure. `name`
 * identifies it. `namespaces` is called when it loads. `onReady` runs once it is visible.
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
    return Part ? <Part {...(props as unknown as Props)} /> : <Fetching failed={Part === null} onRetry={retry} />;
  };
}
