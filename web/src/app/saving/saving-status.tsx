import { lazy, Suspense, useEffect, useState } from 'react';
import { CloudCheck, CloudOff, FileWarning, HardDrive } from 'lucide-react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox, onOpenRefusedList } from '#core/outbox/use-outbox.ts';
import { Button } from '#ui/button.tsx';
import { useOnline } from '#core/server/use-online.ts';

/** Fetched with its messages. If these cannot be fetched, it shows English or the keys; retry and discard still work. */
const RefusedWrites = lazy(async () => {
  const words = loadNamespaces(currentLanguage(), ['saving']).catch(() => undefined);
  const [{ RefusedWrites }] = await Promise.all([import('./refused-writes.tsx'), words]);
  return { default: RefusedWrites };
});

/** The state of the outbox for display: `said` is what is unsaved, and why; `refused` counts refused writes. */
function useSaving() {
  const t = useMessages('app');
  const { ready, waiting, refused, sending, broken } = useOutbox();
  const online = useOnline();
  const offline = !online || sending === 'waiting';
  const unsaved = () => {
    // Until the outbox is loaded its state is unknown: show nothing.
    if (!ready) return undefined;
    if (broken) return { Picture: FileWarning, words: t('saving.broken') };
    if (waiting.length > 0) return { Picture: HardDrive, words: t('saving.onDevice', { count: waiting.length }) };
    return offline ? { Picture: CloudOff, words: t('saving.offline') } : undefined;
  };
  const said = unsaved();
  return { said, refused: refused.length, saved: ready && said === undefined && refused.length === 0 };
}

/** The line "saved" in the sidebar's head while everything is saved. */
export function SavedMark() {
  const t = useMessages('app');
  const { saved } = useSaving();
  return (
    <p className="flex min-h-[1.5em] items-center gap-2 text-sm text-muted">
      {saved && <CloudCheck aria-hidden className="size-4 shrink-0" />}
      {saved && t('saving.saved')}
    </p>
  );
}

/** How long sending usually takes, in ms. A shorter wait shows no message, because it would disappear before it is read. */
const usual = 1500;

/** Says what is not saved on the server, and why. Renders nothing while everything is saved, or about to be. */
export function SavingStatus() {
  const t = useMessages('app');
  const { said, refused } = useSaving();
  const [listOpen, setListOpen] = useState(false);
  useEffect(() => onOpenRefusedList(() => setListOpen(true)), []);
  const words = useLate(said?.words);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {refused > 0 && (
        <Button variant="quiet" icon={FileWarning} aria-haspopup="dialog" onClick={() => setListOpen(true)}>
          {t('saving.refused', { count: refused })}
        </Button>
      )}
      <p role="status" className="flex items-start gap-2">
        {said && words && <said.Picture aria-hidden className="mt-[0.25em] size-4 shrink-0" />}
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

/** The message once there has been one for `usual` ms. It disappears at once. */
function useLate(words: string | undefined): string | undefined {
  const some = words !== undefined;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!some) return undefined;
    const waiting = setTimeout(() => setLate(true), usual);
    return () => {
      clearTimeout(waiting);
      setLate(false);
    };
  }, [some]);
  return late ? words : undefined;
}
