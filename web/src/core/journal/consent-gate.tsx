import { useId, useState, type ReactNode } from 'react';
import { grantConsent } from '#core/consent/use-consent.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { JournalPurpose } from './define-journal.ts';
import { useNotSavedMessage } from './save-toasts.ts';

/** Asks for consent before the first entry is stored. After "Not now" people can still read, and nothing asks again. */
export function ConsentGate({ purpose }: { purpose: JournalPurpose }): ReactNode {
  const t = useMessages('journal');
  const title = useId();
  const notSavedMessage = useNotSavedMessage();
  const [deferred, setDeferred] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  if (deferred) {
    return (
      <Notice tone="information">
        <p>{t('consentDeferred')}</p>
        <Button variant="quiet" className="-ms-3.5" onClick={() => setDeferred(false)}>
          {t('consentReview')}
        </Button>
      </Notice>
    );
  }
  const agree = () => grantConsent(purpose).catch((problem: unknown) => setFailure(notSavedMessage(problem)));
  return (
    <Card aria-labelledby={title} className="flex flex-col gap-3">
      <h2 id={title} className="text-lg">
        {t('consentTitle')}
      </h2>
      <p>{t(`consentText-${purpose}`)}</p>
      <p className="text-muted">{t('consentRights')}</p>
      {failure !== null && (
        <Notice tone="problem" title={t('consentFailed')}>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={agree}>
          {t('consentGive')}
        </Button>
        <Button onClick={() => setDeferred(true)}>{t('consentLater')}</Button>
      </div>
    </Card>
  );
}
