import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { lastPosition } from '#core/list/move-in-order.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';
import { routineDrawing } from './routine-drawing.ts';
import { routineTasks } from './routine-tables.ts';
import type { Task } from './steps-of-day.ts';

/** Examples that are small enough for a hard day. One press adds an example, which the person can change or remove later. */
const examples = ['exampleWater', 'exampleWindow', 'exampleTeeth', 'exampleFood'] as const;

/** Shown while there are no steps: what a routine is, and a few examples. */
export function FirstSteps({ action }: { action: ReactNode }): ReactNode {
  const t = useMessages('routine');
  return (
    <PageState kind="empty" drawing={routineDrawing} title={t('noSteps')} action={action}>
      <p className="pb-3">{t('noStepsText')}</p>
      <Examples rows={[]} className="justify-center" />
    </PageState>
  );
}

/**
 * The examples that are not added yet. They are shown while the routine consists only of examples. `FirstSteps` disappears
 * with the first step, so without this list the first added example would hide the others.
 */
export function FurtherSteps({ rows }: { rows: readonly Task[] }): ReactNode {
  const t = useMessages('routine');
  const names = examples.map((example) => t(example));
  const isBeginning = rows.length < names.length && rows.every(({ name }) => names.some((each) => each === name));
  if (!isBeginning) return null;
  return (
    <section aria-labelledby="further-steps" className="flex flex-col gap-2">
      <h2 id="further-steps" className="text-base font-semibold">
        {t('further')}
      </h2>
      <Examples rows={rows} className="" />
    </section>
  );
}

function Examples({ rows, className }: { rows: readonly Task[]; className: string }): ReactNode {
  const t = useMessages('routine');
  const core = useMessages('core');
  const failed = useFailedToast();
  const start = (name: string) =>
    void addRow(routineTasks.table, {
      name,
      part_of_day: 'anyTime',
      minutes: null,
      smaller: null,
      rests_when_low: false,
      position: lastPosition(rows),
    }).catch(failed(core('errors.savingEntry')));
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {examples
        .map((example) => t(example))
        .filter((name) => rows.every((row) => row.name !== name))
        .map((name) => (
          <li key={name}>
            <Button
              icon={Plus}
              onClick={({ currentTarget }) => {
                // The pressed button disappears, so the focus moves to a neighbouring example.
                const { parentElement: item } = currentTarget;
                (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
                start(name);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
    </ul>
  );
}
