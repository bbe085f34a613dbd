import { HelpButton } from './help-button.tsx';
import { useHelpNow } from './help-now-address.ts';

/** The button that opens Help now, without premium and without sign-in. It is at the end of every header's first line. */
export function HelpNowButton() {
  return <HelpButton aria-keyshortcuts="F1" onClick={useHelpNow().open} />;
}
