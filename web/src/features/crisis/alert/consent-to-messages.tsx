import { useState, type ReactNode } from 'react';
import { HandHeart } from 'lucide-react';
import { grantConsent } from '#core/consent/use-consent.ts';
import { useNotSavedMessage } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { serverWays, useWordOfWays } from './alert-messages.ts';

/**
 * Asks for consent before messages go to other people. Without it, the direct ways to call and write stay available below.
 */
export function ConsentToMessages({ onGiven }: { onGiven?: () => void }): ReactNode {
  const t = useMessages('crisis');
  const notSavedMessage = useNotSavedMessage();
  const delivery = useMessages('deliveries');
  const ways = useWordOfWays()(serverWays());
  const [failure, setFailure] = useState<string | null>(null);
  const agree = () =>
    grantConsent('crisis_messages').then(onGiven, (problem: unknown) => setFailure(notSavedMessage(problem)));
  return (
    <div className="flex flex-col gap-3">
      <HandHeart aria-hidden className="size-10 text-primary" />
      <h2 className="text-lg">{t('consentTitle')}</h2>
      <p>{ways ? t('consentText', { ways }) : delivery('consentNoWays')}</p>
      <p className="text-muted">{t('consentRights')}</p>
      {failure !== null && <Notice tone="problem">{failure}</Notice>}
      <Button variant="primary" className="self-start" onClick={agree}>
        {t('consentGive')}
      </Button>
    </div>
  );
}
