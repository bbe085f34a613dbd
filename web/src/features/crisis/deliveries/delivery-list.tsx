import type { ReactNode } from 'react';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, CircleEllipsis, Send } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Delivery } from './delivery.ts';

const pictures = {
  queued: CircleEllipsis,
  sent: Send,
  delivered: CircleCheck,
  failed: CircleX,
  not_configured: CircleDashed,
  not_known: CircleHelp,
};
const reasons = [
  ...(['number_not_valid', 'number_not_served', 'address_not_valid', 'consent_withdrawn', 'too_late'] as const),
  ...(['too_many_new', 'too_many_of_new_accounts'] as const),
];

/** The delivery status of each message by contact, exactly as the server reports it. */
export function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }): ReactNode {
  const t = useMessages('deliveries');
  // Keeps the messages of one contact together, the text message first.
  const inOrder = [...deliveries].sort(
    (one, other) => one.contact_name.localeCompare(other.contact_name) || other.channel.localeCompare(one.channel),
  );
  return (
    <ul className="flex flex-col gap-3">
      {inOrder.map(({ id, contact_name, channel, state, reason, interrupted, next_try_at }) => {
        const Picture = pictures[state];
        const known = reasons.find((each) => each === reason);
        const notes = [
          known && t(`reason-${known}`),
          state === 'queued' && reason !== null && t('triedWithoutSuccess'),
          state === 'not_known' && t(next_try_at === null ? 'notTriedAgain' : 'triedAgain'),
          interrupted > 0 && t('mayComeTwice'),
        ].filter(Boolean);
        return (
          <li key={id} className="flex gap-3">
            <Picture aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            <p className="min-w-0">
              <span className="font-semibold">{t('toContact', { name: contact_name, way: t(channel) })}</span>{' '}
              {t(state === 'sent' ? `state-sent-${channel}` : `state-${state}`)}
              {notes.length > 0 && <span className="block text-sm text-muted">{notes.join(' ')}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
