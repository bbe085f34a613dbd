import type { ReactNode } from 'react';
import { Apple, Moon, Volleyball } from 'lucide-react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow } from '#core/records/write-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { actionKinds, petActions, type ActionKind } from './pet-tables.ts';

const icons = { feed: Apple, play: Volleyball, rest: Moon };

/** A large button for each action. The buttons never move and are never disabled. */
export function Care({ today, onDone }: { today: CalendarDate; onDone: (kind: ActionKind) => void }): ReactNode {
  const t = useMessages('cogni_pet');
  const core = useMessages('core');
  const failed = useFailedToast();
  const act = (kind: ActionKind) => {
    addRow(petActions.table, { kind, date: today })
      .then(() => onDone(kind))
      .catch(failed(core('errors.savingEntry')));
  };
  return (
    <div role="group" aria-label={t('kind')} className="flex w-full max-w-prose flex-col gap-3 sm:flex-row">
      {actionKinds.map((kind) => (
        <Button key={kind} icon={icons[kind]} className="flex-1 py-4 text-lg" onClick={() => act(kind)}>
          {t(kind)}
        </Button>
      ))}
    </div>
  );
}
