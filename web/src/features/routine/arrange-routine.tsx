import { useState, type ReactNode } from 'react';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { useFailedToast } from '#core/journal/use-failed-toast.ts';
import { useFocusAfterRemoval } from '#core/journal/use-focus-after-removal.ts';
import { useFocusBackAfterEditing } from '#core/journal/use-focus-back-after-editing.ts';
import { lastPosition } from '#core/list/move-in-order.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useMovedRows } from '#core/list/use-moved-rows.ts';
import type { Item } from '#core/list/define-list.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { useSortableWords } from '#core/sorting/use-sortable-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { routineTasks } from './routine-tasks.ts';
import { stepsOfDay, type Task } from './steps-of-day.ts';
import { StepForm } from './step-form.tsx';

type TaskItem = Item<typeof routineTasks.fields> & Task;

/** The steps to be put in order within their part of the day, changed, added and removed. */
export function ArrangeRoutine({ adding, onDone }: { adding: boolean; onDone: () => void }): ReactNode {
  const t = useMessages('routine');
  const core = useMessages('core');
  const journal = useMessages('journal');
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
  const [opened, setOpened] = useState<string | null>(adding ? 'new' : null);
  const [leaving, setLeaving] = useState<TaskItem | null>(null);
  const { heading, expect } = useFocusAfterRemoval(rows);
  const around = useFocusBackAfterEditing<HTMLElement>(opened);
  const words = useSortableWords();
  const close = () => setOpened(null);
  const edited = rows.find(({ id }) => id === opened);
  const named = (action: string, name: string) => journal('named', { words: action, name });
  return (
    <Card ref={around} aria-labelledby="arrange-routine" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="arrange-routine" ref={heading} tabIndex={-1} className="text-lg">
          {t('arrange')}
        </h2>
        <Button variant={opened === null ? 'primary' : 'secondary'} icon={Check} onClick={onDone}>
          {t('finish')}
        </Button>
      </div>
      {stepsOfDay(ordered, false).map(({ part, steps }) => (
        <div key={part} className="flex flex-col gap-1">
          <h3 className="text-base font-semibold">{t(part)}</h3>
          <SortableList
            items={steps.map((task) => ({ id: task.id, name: task.name, task }))}
            onMove={(id, place) => move(id, place, steps)}
            words={words}
          >
            {({ id, name, task }) => (
              <div className="flex flex-wrap items-center justify-between gap-x-3 py-1">
                <p className="min-w-0 flex-1 basis-40 font-semibold">{name}</p>
                <div className="flex flex-wrap">
                  <Button
                    variant="quiet"
                    icon={Pencil}
                    data-edit={id}
                    aria-label={named(core('actions.edit'), name)}
                    onClick={() => setOpened(id)}
                  >
                    {core('actions.edit')}
                  </Button>
                  <Button
                    variant="quiet"
                    icon={Trash2}
                    aria-label={named(core('actions.remove'), name)}
                    onClick={() => setLeaving(task)}
                  >
                    {core('actions.remove')}
                  </Button>
                </div>
              </div>
            )}
          </SortableList>
        </div>
      ))}
      {edited && <StepForm key={edited.id} item={edited} save={(values) => change(edited, values)} close={close} />}
      {opened === 'new' && <StepForm save={(values) => add(values, { position: lastPosition(rows) })} close={close} />}
      {opened === null && (
        <Button icon={Plus} className="self-start" data-edit="new" onClick={() => setOpened('new')}>
          {t('addStep')}
        </Button>
      )}
      <RemoveItemDialog
        name={leaving && leaving.name}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
    </Card>
  );
}
