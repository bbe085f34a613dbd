import { useEffect, useState } from 'react';
import { CloudCheck, CloudOff, FileWarning, HardDrive } from 'lucide-react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox, onOpenRefusedList } from '#core/outbox/use-outbox.ts';
import { Button } from '#ui/button.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import { useOnline } from '#core/server/use-online.ts';

/** The list of refused writes. Without its messages it shows English texts or keys; retry and discard still work. */
const RefusedWrites = deferred(async () => {
  const words = loadNamespaces(currentLanguage(), ['saving']).catch(() => undefined);
  const [{ RefusedWrites }] = await Promise.all([import('./refused-writes.tsx'), words]);
  return RefusedWrites;
});

/**
 * The state of the outbox for display. `said`: what is not saved, and why. `refused`: how many writes the server refused.
 * `saved`: whether the outbox is loaded and everything is saved.
 */
function useSaving() {
  const t = useMessages('app');
  const { ready, waiting, refused, sending, broken } = useOutbox();
  const online = useOnline();
  const offline = !online || sending === 'waiting';
  const unsaved = () => {
    // Until the outbox is loaded, its state is unknown, so show nothing.
    if (!ready) return undefined;
    if (broken) return { Picture: FileWarning, words: t('saving.broken') };
    if (waiting.length > 0) return { Picture: HardDrive, words: t('saving.onDevice', { count: waiting.length }) };
    return offline ? { Picture: CloudOff, words: t('saving.offline') } : undefined;
  };
  const said = unsaved();
  return { said, refused: refused.length, saved: ready && said === undefined && refused.length === 0 };
}

/** Shows "saved" at the top of the sidebar while everything is saved. */
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

/**
 * Says what is not saved on the server, and why, but only after 1.5 seconds (`usual`). Renders nothing while everything is
 * saved.
 */
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
      {listOpen && <RefusedWrites open onOpenChange={setListOpen} />}
    </div>
  );
}

/**
 * Returns `words` only after they have been defined for 1.5 seconds (`usual`), so that a short wait shows no message.
 * Returns undefined at once when `words` become undefined.
 */
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
