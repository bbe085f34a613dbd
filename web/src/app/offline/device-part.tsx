import { useEffect, useState, useSyncExternalStore } from 'react';
import { Download, HardDrive, RefreshCw } from 'lucide-react';
import { askForPersistence, canOfferPersistence } from '#core/storage/persistent-storage.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { installOffer } from './install-offer.ts';
import { offlineAppState } from '#core/storage/offline-app-state.ts';
import { reloadProgram } from './reload-program.ts';

/** The settings of the app on this device: offline availability, updates, and installation if the browser offers it. */
export function DevicePart() {
  const t = useMessages('offline');
  const { isCached, newer } = useSyncExternalStore(offlineAppState.subscribe, offlineAppState.get);
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get);
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-lg">{t('deviceTitle')}</h3>
      <p>{t(isCached ? 'kept' : 'notKept')}</p>
      <Lasting />
      {newer && (
        <>
          <p className="font-semibold">{t('newerTitle')}</p>
          <p>{t('newerText')}</p>
          <Button icon={RefreshCw} onClick={() => void reloadProgram()}>
            {t('update')}
          </Button>
        </>
      )}
      {offer && (
        <>
          <p>{t('installText')}</p>
          <Button icon={Download} onClick={() => void offer.prompt()}>
            {t('install')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Offers persistent storage. Some browsers prompt the user for it, so the app requests it only after a tap. */
function Lasting() {
  const t = useMessages('offline');
  const [state, setState] = useState<'unknown' | 'open' | 'lasts' | 'refused'>('unknown');
  useEffect(() => {
    void canOfferPersistence().then((can) => can && setState('open'));
  }, []);
  if (state === 'unknown') return null;
  return (
    <>
      <p role="status">{t(`lasting.${state}`)}</p>
      {state !== 'lasts' && (
        <Button
          icon={HardDrive}
          onClick={() => void askForPersistence().then((lasts) => setState(lasts ? 'lasts' : 'refused'))}
        >
          {t('askToKeep')}
        </Button>
      )}
    </>
  );
}
