import { useEffect, useState } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { PremiumDialog } from './premium-dialog.tsx';

interface UpsellProps {
  open: boolean;
  /** The page that the person asked for and that is locked for them: the dialog says so first. */
  lockedPage: Page | undefined;
  onClose: () => void;
}

/** Fetches the dialog's words, then shows it. Without them English is shown, and the keys beneath that. */
export function Upsell(props: UpsellProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const show = () => setReady(true);
    loadNamespaces(currentLanguage(), ['upsell']).then(show, show);
  }, []);
  return ready && <PremiumDialog {...props} />;
}
