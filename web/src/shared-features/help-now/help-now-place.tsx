import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { workingTime } from '#lib/working-time.ts';
import { useEffect } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useFunctionKey } from '#ui/lib/use-function-key.ts';
import { DialogTools } from '#ui/dialog/dialog-props.ts';
import { useHelpNow } from './help-now-address.ts';
import { PlainNumbers } from './plain-numbers.tsx';

/** The delay in milliseconds before prefetching Help now, so that the requested page loads first. */
const calm = 3000;

/** Opens Help now over any page, also with F1. It is mounted once around all pages, so that navigation does not close it. */
export function HelpNowPlace() {
  const { isOpen, open, close } = useHelpNow();
  useFunctionKey('F1', () => {
    if (!isOpen) open();
  });
  useEffect(() => {
    // If this prefetch fails, opening Help now fetches again. If that fails too, the fallback lines show.
    const waiting = setTimeout(() => void fetchHelpNow().catch(() => undefined), calm);
    return () => clearTimeout(waiting);
  }, []);
  return (
    isOpen && (
      <DialogTools value={null}>
        <Opened onClose={close} />
      </DialogTools>
    )
  );
}

function Opened({ onClose }: { onClose: () => void }) {
  const { loaded: HelpNow } = useLoaded('help-now', loadHelpNow);
  if (HelpNow === null) return <PlainNumbers onClose={onClose} />;
  return HelpNow && <HelpNow onClose={onClose} />;
}

/**
 * How long Help now may take to load before the fallback lines show, in ms. `workingTime` makes the wait longer on a busy
 * device.
 */
const patience = 1500;

/** Fetches Help now with its messages. Afterwards it opens at once, also offline. */
async function fetchHelpNow() {
  const [{ HelpNow }] = await Promise.all([import('./help-now.tsx'), loadNamespaces(currentLanguage(), ['help-now'])]);
  return HelpNow;
}

/** Fetches Help now, but rejects after a time limit, because the user is waiting. */
function loadHelpNow() {
  const tooLong = workingTime(patience).then(() => Promise.reject(new Error('it takes too long')));
  return Promise.race([fetchHelpNow(), tooLong]);
}
