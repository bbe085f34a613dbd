import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { cacheProgram } from './cache-program.ts';
import { offlineAppState } from '#core/storage/offline-app-state.ts';
import { reloadProgram } from './reload-program.ts';

/** Caches the app's files on this device, and shows a toast once when a newer version is available. Renders nothing. */
export function OfflineCare() {
  const t = useMessages('offline');
  const { showToast } = useToast();
  const { newer } = useSyncExternalStore(offlineAppState.subscribe, offlineAppState.get);
  const offer = useEffectEvent(() =>
    showToast({
      title: t('newerTitle'),
      description: t('newerText'),
      action: { label: t('update'), onAct: () => void reloadProgram() },
    }),
  );
  useEffect(() => cacheProgram(), []);
  useEffect(() => {
    // Prefetch the advice about failed fetches. When a page cannot be fetched, it is too late to fetch this module.
    import('./failure-advice.tsx').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (newer) offer();
  }, [newer]);
  return null;
}
