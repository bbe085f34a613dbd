import { lazy, Suspense, useState } from 'react';
import { CloudCheck, CloudOff, FileWarning, HardDrive } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox } from '#core/outbox/use-outbox.ts';
import { Button } from '#ui/button.tsx';
import { useOnline } from './use-online.ts';

const RefusedWrites = lazy(async () => ({ default: (await import('./refused-writes.tsx')).RefusedWrites }));

/** Says truthfully where what was written is: everything saved, on this device, offline, or not saved and why. */
export function SavingStatus() {
  const t = useMessages('app');
  const { waiting, refused, sending } = useOutbox();
  const online = useOnline();
  const [listOpen, setListOpen] = useState(false);
  const offline = !online || sending === 'waiting';
  const Picture = waiting.length > 0 ? HardDrive : offline ? CloudOff : CloudCheck;
  // With something refused, "all saved" would not be true: the button beside it says what is.
  const settled = offline ? t('saving.offline') : refused.length === 0 ? t('saving.saved') : null;
  const words = waiting.length > 0 ? t('saving.onDevice', { count: waiting.length }) : settled;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {refused.length > 0 && (
        <Button variant="quiet" icon={FileWarning} aria-haspopup="dialog" onClick={() => setListOpen(true)}>
          {t('saving.refused', { count: refused.length })}
        </Button>
      )}
      <p role="status" className="flex items-center gap-2">
        {words && <Picture aria-hidden className="size-4 shrink-0" />}
        {words}
      </p>
      {listOpen && (
        <Suspense>
          <RefusedWrites open onOpenChange={setListOpen} />
        </Suspense>
      )}
    </div>
  );
}
