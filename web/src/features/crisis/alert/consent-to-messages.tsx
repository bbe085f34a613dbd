import { useState, type ReactNode } from 'react';
import { HandHeart } from 'lucide-react';
import { answerConsent } from '#core/consent/use-consent.ts';
import { useNotSavedMessage } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { serverWays, useWordOfWays } from './alert-messages.ts';

/**
 * Asks for consent before the server sends messages to other people. Direct calls and messages by the person need no
 * consent.
 */
export function ConsentToMessages({ onGiven }: { onGiven?: () => void }): ReactNode {
  const t = useMessages('crisis');
  const notSavedMessage = useNotSavedMessage();
  const delivery = useMessages('deliveries');
  const ways = useWordOfWays()(serverWays());
  const [failure, setFailure] = useState<string | null>(null);
  const agree = () =>
    answerConsent('crisis_messages', true).then(onGiven, (problem: unknown) => setFailure(notSavedMessage(problem)));
  const problem = failure !== null && <Notice tone="problem">{failure}</Notice>;
  // A server without channels stores the alert but sends no messages. So this form asks for consent to the storage, not to
  // the sending.
  if (!ways) {
    return (
      <div className="flex flex-col gap-3">
        <h2 className="text-lg">{delivery('consentTitleNoWays')}</h2>
        <p>{delivery('consentNoWays')}</p>
        <p className="text-sm text-muted">{delivery('consentRightsNoWays')}</p>
        {problem}
        <Button className="self-start" onClick={agree}>
          {delivery('consentGiveNoWays')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <HandHeart aria-hidden className="size-10 text-primary" />
      <h2 className="text-lg">{t('consentTitle')}</h2>
      <p>{t('consentText', { ways })}</p>
      <p className="text-muted">{t('consentRights')}</p>
      {problem}
      <Button variant="primary" className="self-start" onClick={agree}>
        {t('consentGive')}
      </Button>
    </div>
  );
}
