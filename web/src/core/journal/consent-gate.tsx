import { useId, useState, type ReactNode } from 'react';
import { answerConsent } from '#core/consent/use-consent.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { currentUserId } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { JournalPurpose } from './define-journal.ts';
import { useNotSavedMessage } from './save-toasts.ts';

/** The id of the user who answered "Not now" in this visit, for each purpose. */
const deferredBy: Partial<Record<JournalPurpose, string | null>> = {};

/**
 * Asks for consent before the app stores the first entry. After "Not now" the person can still read, and no page asks for this
 * consent again until the next visit.
 */
export function ConsentGate({ purpose }: { purpose: JournalPurpose }): ReactNode {
  const t = useMessages('journal');
  const title = useId();
  const notSavedMessage = useNotSavedMessage();
  const [deferred, setDeferred] = useState(deferredBy[purpose] === currentUserId());
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
  const agree = () => answerConsent(purpose, true).catch((problem: unknown) => setFailure(notSavedMessage(problem)));
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
        <Button
          onClick={() => {
            deferredBy[purpose] = currentUserId();
            setDeferred(true);
          }}
        >
          {t('consentLater')}
        </Button>
      </div>
    </Card>
  );
}
