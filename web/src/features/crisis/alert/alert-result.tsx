import { useEffect, useRef, type ReactNode } from 'react';
import { ContactWays } from '#core/help-now/contact-ways.tsx';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import type { Contact } from '../contact.ts';
import { DeliveryList } from '../deliveries/delivery-list.tsx';
import { DescriptionForm } from './description-form.tsx';
import { isOnItsWay } from '../deliveries/delivery.ts';
import type { Alert, useAlert } from './use-alert.ts';
import { useDeliveries } from '../deliveries/use-deliveries.ts';

interface AlertResultProps {
  alert: Alert;
  of: ReturnType<typeof useAlert>;
  contacts: readonly Contact[];
  /** What a message of one's own begins with. */
  message: string;
}

/** What became of an alert: no more than the server has said. Where it does not reach somebody, one-tap ways stand at once. */
export function AlertResult({ alert, of, contacts, message }: AlertResultProps): ReactNode {
  const t = useMessages('crisis');
  const core = useMessages('core');
  const { deliveries, state, retry } = useDeliveries(alert.id, of.answered);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [alert.outcome, of.sending]);

  const accepted = alert.outcome === 'accepted';
  const reached = deliveries.some(isOnItsWay);
  const allReached = deliveries.length > 0 && deliveries.every(isOnItsWay);
  const said = of.sending
    ? t('sending')
    : !accepted
      ? t('failed')
      : deliveries.length === 0 || reached
        ? t('accepted')
        : t('acceptedNotSent');
  const why = of.sending
    ? t('sendingText')
    : !accepted
      ? t(`no-${alert.outcome}`)
      : reached
        ? t('acceptedText')
        : deliveries.length > 0 && t('nothingSent');
  return (
    <div className="flex flex-col gap-5">
      <div role="alert" className="flex flex-col gap-1 rounded-lg bg-primary-soft px-4 py-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {said}
        </h2>
        {why && <p>{why}</p>}
      </div>
      {!of.sending && !accepted && (
        <Button variant="primary" className="self-start" onClick={of.again}>
          {t('again')}
        </Button>
      )}
      {accepted && (
        <section aria-label={t('states')} className="flex flex-col gap-3">
          {state !== 'loading' && <ReadingStates reading={state} retry={retry} failedWords={t('statesUnread')} />}
          <div aria-live="polite">
            <DeliveryList deliveries={deliveries} />
          </div>
          {alert.leftOut > 0 && <p>{t('leftOut', { count: alert.leftOut })}</p>}
        </section>
      )}
      {!(accepted && allReached) && (
        <section aria-label={t('ownWays')} className="flex flex-col gap-3">
          <p>{t('ownWaysText')}</p>
          <ContactWays contacts={contacts} message={message} />
        </section>
      )}
      {accepted && !alert.described && (
        <DescriptionForm eventId={alert.id} description={null} leaveLabel={t('skip')} onDone={of.described} />
      )}
      {!of.sending && (
        <Button variant="quiet" className="self-start" onClick={of.close}>
          {accepted ? t('close') : core('actions.cancel')}
        </Button>
      )}
    </div>
  );
}
