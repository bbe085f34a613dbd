import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { formIds, useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageState } from '#ui/page-state.tsx';
import { remindersDrawing } from './reminders-drawing.ts';
import { ReminderForm } from './reminder-form.tsx';
import { reminderList, type Reminder, useReminders } from './reminder-list.ts';
import { ReminderRow } from './reminder-row.tsx';
import { statusOf, type ReminderStatus } from './reminder-status.ts';

interface ReminderOfDay {
  readonly id: string;
  readonly text: string;
  readonly reminder: Recorded<Reminder>;
  readonly status: ReminderStatus;
}

const sections = ['today', 'later', 'done'] as const;

/** All reminders by status, each edited in place. */
export function ReminderSections(): ReactNode {
  const t = useMessages('reminders');
  const today = useToday();
  const { reminders, state, retry } = useReminders();
  const { remove } = useListWrites(reminderList);
  const { opened, byPress, open } = useOpenedForm(reminderList.table, formIds(reminders));
  const withOpened = useOpenRow(reminders, opened);
  const [leaving, setLeaving] = useState<Reminder | null>(null);
  const { heading, expect } = useFocusAfterRemoval(reminders);
  const around = useFocusBackAfterEditing<HTMLDivElement>(opened);
  const close = () => open(null);
  const standed = withOpened.map((reminder): ReminderOfDay => ({
    id: reminder.id,
    text: reminder.text,
    reminder,
    status: statusOf(reminder, today),
  }));
  const known = state === 'ready' || state === 'offline';

  const listOf = (items: readonly ReminderOfDay[]) => (
    <Rows items={items} opened={opened}>
      {({ reminder, status }) =>
        opened === reminder.id ? (
          <ReminderForm reminder={reminder} close={close} takesFocus={byPress} />
        ) : (
          <ReminderRow
            reminder={reminder}
            status={status}
            onEdit={() => open(reminder.id)}
            onRemove={() => setLeaving(reminder)}
          />
        )
      }
    </Rows>
  );

  return (
    <div ref={around} className="flex flex-col gap-6">
      <Card aria-labelledby="reminders-today" className="flex flex-col gap-4">
        <h2 id="reminders-today" ref={heading} tabIndex={-1} className="text-lg">
          {t('today')}
        </h2>
        {known && standed.length > 0 && itemsOf('today').length === 0 && <p className="text-muted">{t('nothingToday')}</p>}
        {opened === 'new' ? (
          <ReminderForm close={close} takesFocus={byPress} />
        ) : (
          state !== 'loading' && (
            <Button variant="primary" icon={Plus} className="self-start" data-edit="new" onClick={() => open('new')}>
              {t('add')}
            </Button>
          )
        )}
        <QueryStateNotice reading={state} retry={retry} />
        {known && standed.length === 0 && (
          <PageState kind="empty" drawing={remindersDrawing} title={t('noneTitle')}>
            {t('noneText')}
          </PageState>
        )}
        {itemsOf('today').length > 0 && listOf(itemsOf('today'))}
      </Card>
      {sections.slice(1).map(
        (kind) =>
          itemsOf(kind).length > 0 && (
            <Card key={kind} aria-labelledby={`reminders-${kind}`} className="flex flex-col gap-4">
              <h2 id={`reminders-${kind}`} className="text-lg">
                {t(kind)}
              </h2>
              {listOf(itemsOf(kind))}
            </Card>
          ),
      )}
      <RemoveItemDialog
        name={leaving && leaving.text}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
    </div>
  );

  function itemsOf(kind: ReminderStatus['kind']): readonly ReminderOfDay[] {
    return standed.filter(({ status }) => status.kind === kind).sort(byMoment);
  }
}

interface RowsProps {
  items: readonly ReminderOfDay[];
  /** The reminder whose form is open. */
  opened: string | null;
  children: (item: ReminderOfDay) => ReactNode;
}

/** A list of reminders, limited if it is long. */
function Rows({ items, opened, children }: RowsProps): ReactNode {
  const { shown, more } = useShownRows(items, { fields: reminderList.fields, open: opened });
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((item) => (
          <li key={item.id} className="py-3 first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** Sorts by day and time. On each day, reminders without a time come last. */
function byMoment(one: ReminderOfDay, other: ReminderOfDay): number {
  const [first, second] = [one, other].map(({ reminder, status }) => {
    const day = 'day' in status ? status.day : (status.next ?? '');
    return `${day} ${reminder.time ?? '~'}`;
  }) as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}
