import type { ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { formatTime } from '#core/journal/format-measure.ts';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import type { Delivery } from '../deliveries/delivery.ts';
import { DeliveryList } from '../deliveries/delivery-list.tsx';
import { DescriptionForm } from '../alert/description-form.tsx';
import type { CrisisEvent } from '../crisis-tables.ts';

interface EventItemProps {
  event: CrisisEvent;
  deliveries: readonly Delivery[];
  /** Whether the person may edit the text. Removing the event is always possible. */
  writable: boolean;
  onRemove: () => void;
}

/** One crisis event of the history. */
export function EventItem({ event, deliveries, writable, onRemove }: EventItemProps): ReactNode {
  const t = useMessages('crisis-history');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const language = htmlLang(useLanguage());
  const { id, date, alerted_at, contacts, description } = event;
  const { opened, open } = useOpenedForm('crisis:description', [id]);
  const editing = writable && opened !== null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));
  const when = alerted_at ? t('dayAndTime', { day, time: formatTime(alerted_at, language) }) : day;
  // The accessible name contains the visible text, so that voice control can press the button.
  const named = (words: string) => journal('named', { words, name: when });
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <h3 className="text-base font-semibold">{when}</h3>
      {alerted_at ? (
        <>
          <p>{t('addressedTo', { names: new Intl.ListFormat(language).format(contacts) })}</p>
          <DeliveryList deliveries={deliveries} />
        </>
      ) : (
        <p className="text-muted">{t('noAlert')}</p>
      )}
      {editing ? (
        <DescriptionForm
          eventId={id}
          description={description}
          leaveLabel={t('leaveDescription')}
          onDone={() => open(null)}
        />
      ) : (
        description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>
      )}
      <div className="-ms-3.5 flex flex-wrap gap-2">
        {writable && !editing && (
          <Button variant="quiet" icon={Pencil} aria-label={named(t('describe'))} onClick={() => open(id)}>
            {t('describe')}
          </Button>
        )}
        <Button variant="quiet" icon={Trash2} aria-label={named(core('actions.remove'))} onClick={onRemove}>
          {core('actions.remove')}
        </Button>
      </div>
    </li>
  );
}
