import { useState, type ReactNode } from 'react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Delivery } from '../deliveries/delivery.ts';
import { crisisEvents, type CrisisEvent } from '../crisis-tables.ts';
import { EventItem } from './event-item.tsx';

/** How many events the card shows at first. */
const atFirst = 5;

/** The crisis events, newest first: the recipients, the delivery status of the messages, and what the person wrote. */
export function HistoryCard({ writable, hidden }: { writable: boolean; hidden: string | undefined }): ReactNode {
  const t = useMessages('crisis-history');
  const { rows, state, retry } = useRows<CrisisEvent>(crisisEvents.table);
  const deliveries = useRows<Delivery>('crisis_deliveries');
  const remove = useRemoval(crisisEvents.table);
  const [asked, setAsked] = useState<CrisisEvent | null>(null);
  // Leaves out the event that the alert card already shows.
  const events = rows
    .filter(({ id }) => id !== hidden)
    .sort((one, other) => other.date.localeCompare(one.date) || other.created_at.localeCompare(one.created_at));
  const { shown, more } = useShownRows(events, { fields: crisisEvents.fields, first: atFirst });
  return (
    <Card aria-labelledby="crisis-history" className="flex flex-col gap-4">
      <h2 id="crisis-history" className="text-lg">
        {t('heading')}
      </h2>
      <QueryStateNotice reading={state} retry={retry} />
      {events.length === 0 && state === 'ready' && <p className="text-muted">{t('empty')}</p>}
      <ul className="flex flex-col gap-4">
        {shown.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            deliveries={deliveries.rows.filter(({ event_id }) => event_id === event.id)}
            writable={writable}
            onRemove={() => setAsked(event)}
          />
        ))}
      </ul>
      {more}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(stays) => !stays && setAsked(null)}
        title={t('removeTitle')}
        // Undo writes a row, which requires premium. Without premium, removing is final.
        description={t(writable ? (asked?.alerted_at ? 'removeAlertText' : 'removeText') : 'removeForGood')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('removeCancel')}
        onConfirm={() => {
          if (!asked) return;
          // Only the server may write the alert's columns, so undo restores only the date and the text.
          const { id, date, description, created_at } = asked;
          const restored = { id, date, description, created_at };
          const undo = writable && { back: t('broughtBack'), notBack: t('notBroughtBack') };
          void remove(restored, { removed: t('removed'), ...undo });
        }}
      />
    </Card>
  );
}
