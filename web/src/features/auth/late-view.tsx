import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { Fetching } from '#core/door/fetching.tsx';
import { useLoaded } from '#core/door/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** A view that is fetched with its words when it is opened; `onReady` is called once it can be seen. `namespaces` is asked at that time. */
export function lateView<Props extends object>(
  name: string,
  namespaces: () => readonly string[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onReady?: () => void }> {
  async function loadWithWords(): Promise<ComponentType<Props>> {
    const words = loadNamespaces(currentLanguage(), namespaces());
    const [View] = await Promise.all([load(), words]);
    return View;
  }
  return function LateView({ onReady, ...props }) {
    const { loaded: View, retry } = useLoaded(name, loadWithWords);
    const tellReady = useEffectEvent(() => onReady?.());
    const ready = Boolean(View);
    useEffect(() => {
      if (ready) tellReady();
    }, [ready]);
    return View ? <View {...(props as unknown as Props)} /> : <Fetching failed={View === null} onRetry={retry} />;
  };
}
