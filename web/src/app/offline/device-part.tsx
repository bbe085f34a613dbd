import { useSyncExternalStore } from 'react';
import { Download, RefreshCw } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { installOffer } from './install-offer.ts';
import { keptProgram } from './kept-program.ts';
import { loadAnew } from './load-anew.ts';

/** The program on this device: whether it opens without a network, a newer version, and installing it where the browser offers that. */
export function DevicePart() {
  const t = useMessages('offline');
  const { kept, newer } = useSyncExternalStore(keptProgram.subscribe, keptProgram.get);
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get);
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-lg">{t('deviceTitle')}</h3>
      <p>{t(kept ? 'kept' : 'notKept')}</p>
      {newer && (
        <>
          <p className="font-semibold">{t('newerTitle')}</p>
          <p>{t('newerText')}</p>
          <Button icon={RefreshCw} onClick={() => void loadAnew()}>
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
