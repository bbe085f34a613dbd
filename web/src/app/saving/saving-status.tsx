import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { CloudCheck, CloudOff, FileWarning, HardDrive } from 'lucide-react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import { useOutbox, onOpenRefusedList } from '#core/outbox/use-outbox.ts';
import { Button } from '#ui/button.tsx';
import { useOnline } from '#core/server/use-online.ts';

/** Fetched with its messages. Without messages it shows English or the keys; retry and discard still work. */
const RefusedWrites = lazy(async () => {
  const words = loadNamespaces(currentLanguage(), ['saving']).catch(() => undefined);
  const [{ RefusedWrites }] = await Promise.all([import('./refused-writes.tsx'), words]);
  return { default: RefusedWrites };
});

/** Shows whether everything is saved, saved on this device, offline, or not saved and why. */
export function SavingStatus() {
  const t = useMessages('app');
  const { waiting, refused, sending, broken } = useOutbox();
  const online = useOnline();
  const [listOpen, setListOpen] = useState(false);
  useEffect(() => onOpenRefusedList(() => setListOpen(true)), []);
  // Until the outbox is loaded its state is unknown: show nothing.
  const ready = useSyncExternalStore(subscribeToOutbox, () => getOutboxState().ready);
  const offline = !online || sending === 'waiting';
  const place = () => {
    if (!ready) return null;
    if (broken) return { Picture: FileWarning, words: t('saving.broken') };
    if (waiting.length > 0) return { Picture: HardDrive, words: t('saving.onDevice', { count: waiting.length }) };
    if (offline) return { Picture: CloudOff, words: t('saving.offline') };
    return refused.length > 0 ? null : { Picture: CloudCheck, words: t('saving.saved') };
  };
  const said = place();
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {refused.length > 0 && (
        <Button variant="quiet" icon={FileWarning} aria-haspopup="dialog" onClick={() => setListOpen(true)}>
          {t('saving.refused', { count: refused.length })}
        </Button>
      )}
      {/* Reserves two lines on a phone, because the longer status needs them and the page must not move. */}
      <p role="status" className="flex min-h-[3em] items-start gap-2 lg:min-h-[1.5em] lg:items-center">
        {said && <said.Picture aria-hidden className="size-4 shrink-0 max-lg:mt-[0.25em]" />}
        {said?.words}
      </p>
      {listOpen && (
        <Suspense>
          <RefusedWrites open onOpenChange={setListOpen} />
        </Suspense>
      )}
    </div>
  );
}
