import type { ReactNode } from 'react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { ArrangeCard } from '#core/list/arrange-card.tsx';
import { lastPosition, useMovedRows } from '#core/list/move-in-order.ts';
import { useListWrites } from '#core/list/use-list-writes.ts';
import type { Item } from '#core/list/define-list.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { routineTasks } from './routine-tables.ts';
import { stepsOfDay, type Task } from './steps-of-day.ts';
import { StepForm } from './step-form.tsx';

type TaskItem = Item<typeof routineTasks.fields> & Task;

/** Lets the person sort steps within each part of the day, and add, change and remove steps. */
export function ArrangeRoutine({ adding, onDone }: { adding: boolean; onDone: () => void }): ReactNode {
  const t = useMessages('routine');
  const core = useMessages('core');
  const failed = useFailedToast();
  const { rows } = useRows<TaskItem>(routineTasks.table);
  const { add, change, remove } = useListWrites(routineTasks);
  const { ordered, move } = useMovedRows(rows, async (changes) => {
    try {
      for (const { id, position } of changes) await changeRow(routineTasks.table, id, { position });
    } catch (problem) {
      failed(core('errors.savingEntry'))(problem);
    }
  });
  return (
    <ArrangeCard
      adding={adding}
      title={t('arrange')}
      doneLabel={t('finish')}
      addLabel={t('addStep')}
      groups={stepsOfDay(ordered, false).map(({ part, steps }) => ({ id: part, title: t(part), rows: steps }))}
      onMove={move}
      onRemove={(step) => void remove(step)}
      onDone={onDone}
      draftsOf={routineTasks.table}
      form={(step, close, byPress) => (
        <StepForm
          item={rows.find(({ id }) => id === step?.id)}
          save={(values) => (step ? change(step, values) : add(values, { position: lastPosition(rows) }))}
          close={close}
          takesFocus={byPress}
        />
      )}
    />
  );
}
