import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ContactWays } from '#shared-features/help-now/contact-ways.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { mostContactsOfAnAlert } from '@cogn/shared/input-limits.ts';
import type { Contact } from '../crisis-tables.ts';
import { CopyMessage } from '../deliveries/copy-message.tsx';
import { DeliveryList } from '../deliveries/delivery-list.tsx';
import { isInGoodHands } from '../deliveries/delivery.ts';
import { useDeliveries } from '../deliveries/use-deliveries.ts';
import { alertMessages, wasTaken } from './alert-messages.ts';
import { ConsentToMessages } from './consent-to-messages.tsx';
import { DescriptionForm } from './description-form.tsx';
import { LinkToContacts } from './link-to-contacts.tsx';
import type { Alert, useAlert } from './use-alert.ts';

interface AlertResultProps {
  alert: Alert;
  of: ReturnType<typeof useAlert>;
  contacts: readonly Contact[];
  /** The person's own message or the default one, for messages that the person sends without the server. */
  message: string;
}

/**
 * The result of an alert. It claims no more than the server reported. If a message may not reach a contact, one-tap calls
 * and messages appear at once.
 */
export function AlertResult({ alert, of, contacts, message }: AlertResultProps): ReactNode {
  const t = useMessages('crisis');
  const core = useMessages('core');
  const language = htmlLang(useLanguage());
  const { outcome } = alert;
  // If no response arrived, the deliveries show whether the server accepted the alert. Only after a
  // refusal are there certainly none.
  const refused = outcome !== 'accepted' && outcome !== 'lost' && outcome !== 'offline';
  const { deliveries, state, retry } = useDeliveries(alert.id, of.answered, refused);
  const heading = useRef<HTMLHeadingElement>(null);
  const taken = wasTaken({ outcome, deliveries });
  useEffect(() => heading.current?.focus(), [outcome, of.sending]);

  const words = alertMessages({ sending: of.sending, outcome, deliveries });
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(alert.askedAt));
  // Without the delivery statuses, the page cannot know whether a message failed. So it offers one-tap calls and messages.
  const isRead = state === 'ready' || state === 'loading';
  const allInGoodHands = taken && isRead && deliveries.length > 0 && deliveries.every(isInGoodHands);
  const nobody = words.heading === 'acceptedNotSent';
  const states = taken && (
    <section key="states" aria-label={t('states')} className="flex flex-col gap-3">
      {state !== 'loading' && <QueryStateNotice reading={state} retry={retry} failedMessage={t('statesUnread')} />}
      <div aria-live="polite">
        <DeliveryList deliveries={deliveries} />
      </div>
      {alert.leftOut > 0 && <p>{t('leftOut', { count: alert.leftOut, most: String(mostContactsOfAnAlert) })}</p>}
    </section>
  );
  // One-tap calls and messages appear if a message of the alert may not arrive. They come first if no message is on its
  // way.
  const ways = !allInGoodHands && (
    <section key="ways" aria-label={t('ownWays')} className="flex flex-col gap-3">
      {!nobody && <p>{t('ownWaysText')}</p>}
      <ContactWays contacts={contacts} message={message} />
      <CopyMessage message={message} />
    </section>
  );
  return (
    <div className="flex flex-col gap-5">
      <div role="alert" className="flex flex-col gap-1 rounded-lg bg-primary-soft px-4 py-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {t(words.heading)}
        </h2>
        {words.text && <p>{t(words.text)}</p>}
        <p className="text-sm text-muted">{t('askedAt', { when })}</p>
      </div>
      {!of.sending && !taken && <NextStep of={of} />}
      {nobody ? [ways, states] : [states, ways]}
      {taken && !alert.described && (
        <DescriptionForm eventId={alert.id} description={null} leaveLabel={t('skip')} onDone={of.described} />
      )}
      {!of.sending && (
        <Button variant="quiet" className="-ms-3.5 self-start" onClick={of.close}>
          {taken ? t('close') : core('actions.cancel')}
        </Button>
      )}
    </div>
  );
}

function followNetwork(changed: () => void): () => void {
  for (const kind of ['online', 'offline']) window.addEventListener(kind, changed);
  return () => {
    for (const kind of ['online', 'offline']) window.removeEventListener(kind, changed);
  };
}

/** A moment as a time of day. The date is added unless the moment is today. */
function formatMoment(at: string, language: string): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(moment);
}

/**
 * The next step if the server did not accept the alert: add what was missing, wait, or retry. The page never retries by
 * itself. Without premium there is no next step.
 */
function NextStep({ of }: { of: ReturnType<typeof useAlert> }): ReactNode {
  const t = useMessages('crisis');
  const [agreed, setAgreed] = useState(false);
  const language = htmlLang(useLanguage());
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const { outcome, againAt } = of.alert ?? {};
  if (outcome === 'premium') return null;
  if (outcome === 'contacts') return <LinkToContacts />;
  if (againAt !== undefined) return <p>{t('againFrom', { when: formatMoment(againAt, language) })}</p>;
  if (outcome === 'offline' && online) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <p>{t('onlineAgain')}</p>
        <Button variant="primary" className="self-start" onClick={of.again}>
          {t('sendNow')}
        </Button>
      </div>
    );
  }
  if (outcome === 'consent' && !agreed) return <ConsentToMessages onGiven={() => setAgreed(true)} />;
  return (
    <Button variant="primary" className="self-start" onClick={of.again}>
      {t('again')}
    </Button>
  );
}
