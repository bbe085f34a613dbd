import { useEffect } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { DialogTools } from '#ui/dialog/dialog-props.ts';
import { useHelpNow } from './help-now-address.ts';
import { fetchHelpNow, loadHelpNow } from './load-help-now.ts';
import { PlainNumbers } from './plain-numbers.tsx';

/** How long after the start Help now is fetched ahead, in milliseconds: the page that was asked for has the network first. */
const calm = 3000;

/** Where Help now opens, over whatever is shown; stands once around all pages, so that no change of page closes it. */
export function HelpNowPlace() {
  const { isOpen, close } = useHelpNow();
  useEffect(() => {
    // A failure is met again when it is opened, and the few numbers are shown then.
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
