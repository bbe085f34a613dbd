import { HelpButton } from './help-button.tsx';
import { useHelpNow } from './help-now-address.ts';

/** Opens Help now, free and without sign-in, at the end of every header's first line. */
export function HelpNowButton() {
  return <HelpButton aria-keyshortcuts="F1" onClick={useHelpNow().open} />;
}
