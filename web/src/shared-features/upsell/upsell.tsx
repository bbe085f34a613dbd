import { useEffect, useState } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { PremiumDialog } from './premium-dialog.tsx';

interface UpsellProps {
  open: boolean;
  /** The locked page that the user opened. The dialog mentions it first. */
  lockedPage: Page | undefined;
  onClose: () => void;
}

/** Fetches the dialog's messages, then shows the dialog. Without the messages it shows English texts or message keys. */
export function Upsell(props: UpsellProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const show = () => setReady(true);
    loadNamespaces(currentLanguage(), ['upsell']).then(show, show);
  }, []);
  return ready && <PremiumDialog {...props} />;
}
