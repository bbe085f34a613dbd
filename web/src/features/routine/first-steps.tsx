import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useFailedToast } from '#core/journal/use-failed-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';
import { routineTasks } from './routine-tasks.ts';

/** Small enough for a hard day: one press each, changed or removed later as any other step. */
const examples = ['exampleWater', 'exampleWindow', 'exampleTeeth', 'exampleFood'] as const;

/** Where there is no step yet: what a routine can be, and a few to begin with. */
export function FirstSteps({ action }: { action: ReactNode }): ReactNode {
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
      position: 1,
    }).catch(failed(core('errors.savingEntry')));
  return (
    <PageState kind="empty" title={t('noSteps')} action={action}>
      <p className="pb-3">{t('noStepsText')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button icon={Plus} onClick={() => start(t(example))}>
              {t(example)}
            </Button>
          </li>
        ))}
      </ul>
    </PageState>
  );
}
