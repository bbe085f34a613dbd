import { useEffect, useState, useSyncExternalStore } from 'react';
import { Download, HardDrive, RefreshCw } from 'lucide-react';
import { askToKeep, canAskToKeep } from '#core/storage/lasting-storage.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { installOffer } from './install-offer.ts';
import { cachedProgram } from '#core/storage/cached-program.ts';
import { reloadProgram } from './reload-program.ts';

/** The program on this device: whether it opens without a network, a newer version, and installing it where the browser offers that. */
export function DevicePart() {
  const t = useMessages('offline');
  const { kept, newer } = useSyncExternalStore(cachedProgram.subscribe, cachedProgram.get);
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get);
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-lg">{t('deviceTitle')}</h3>
      <p>{t(kept ? 'kept' : 'notKept')}</p>
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

/** Where the browser asks the person before it keeps what waits here, it asks on this tap alone. */
function Lasting() {
  const t = useMessages('offline');
  const [state, setState] = useState<'unknown' | 'open' | 'lasts' | 'refused'>('unknown');
  useEffect(() => {
    void canAskToKeep().then((can) => can && setState('open'));
  }, []);
  if (state === 'unknown') return null;
  return (
    <>
      <p role="status">{t(`lasting.${state}`)}</p>
      {state !== 'lasts' && (
        <Button icon={HardDrive} onClick={() => void askToKeep().then((lasts) => setState(lasts ? 'lasts' : 'refused'))}>
          {t('askToKeep')}
        </Button>
      )}
    </>
  );
}
