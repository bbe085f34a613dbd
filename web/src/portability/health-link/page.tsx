import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { PageState } from '#ui/page-state.tsx';
import { followBrowserLanguage } from './follow-browser-language.ts';
import { OpeningForm } from './opening-form.tsx';
import { SharedDocument } from './shared-document.tsx';
import { readShlink } from './shlink.ts';
import type { ShownDocument } from './shown-document.ts';

/**
 * Opens a shared passport or summary, without an account. The link is in the address after `#`, which browsers do not send.
 * The page takes it out of the address at once, so that it is neither visible nor an entry of the Back button, and stores
 * nothing. The browser's own list of visited addresses may have it.
 */
export default function HealthLinkPage(): ReactNode {
  const t = useMessages('health-link');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [address, setAddress] = useState(hash);
  const [before, setBefore] = useState(hash);
  const [document, setDocument] = useState<ShownDocument | null>(null);
  // The reader opened a link again, or another one, in the same tab.
  if (hash !== before) {
    setBefore(hash);
    if (hash !== '') {
      setAddress(hash);
      setDocument(null);
    }
  }
  useEffect(followBrowserLanguage, []);
  useEffect(() => {
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  const link = readShlink(address);
  if (!link)
    return (
      <PageState kind="failed" title={t('noLink')}>
        {t('noLinkText')}
      </PageState>
    );
  if (!link.url.startsWith(`${serverSettings().url || window.location.origin}/functions/v1/health-links/`))
    return (
      <PageState kind="failed" title={t('foreign')}>
        {t('foreignText')}
      </PageState>
    );
  return document ? (
    <SharedDocument document={document} />
  ) : (
    <OpeningForm key={address} link={link} onOpened={setDocument} />
  );
}
