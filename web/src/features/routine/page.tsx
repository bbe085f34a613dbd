import { useState, type ReactNode } from 'react';
import { ListOrdered, Plus } from 'lucide-react';
import { formIds, useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { DaySteps } from './day-steps.tsx';
import { FirstSteps, FurtherSteps } from './example-steps.tsx';
import { OneByOne } from './now-next/one-by-one.tsx';
import { RoutineChart } from './routine-chart.tsx';
import { routineTicks, routineTasks } from './routine-tables.ts';
import { useRoutine } from './use-routine.ts';

const Arrange = lazyPart<{ adding: boolean; onDone: () => void }>(
  'arrange-routine',
  () => ['sorting'],
  async () => (await import('./arrange-routine.tsx')).ArrangeRoutine,
);

/** The routine page: the day's steps with checkboxes, the form to sort and change them, and past days. */
export default function RoutinePage(): ReactNode {
  return (
    <JournalPage of={routineTicks}>
      <div className="flex flex-col gap-6">
        <Routine />
      </div>
      <ShowMore>
        <LookBack of={routineTicks}>{(view) => <RoutineChart view={view} />}</LookBack>
      </ShowMore>
    </JournalPage>
  );
}

function Routine(): ReactNode {
  const t = useMessages('routine');
  const { tasks } = useRoutine();
  // If the form of a step has an unsaved draft, the page opens the view for arranging steps, which contains that form.
  const drafted = useOpenedForm(routineTasks.table, formIds(tasks.rows));
  const [asked, setAsked] = useState<'order' | 'add' | null>();
  const arranging = asked === undefined && drafted.opened !== null ? 'order' : asked;
  if (tasks.state === 'loading') return <QueryStateNotice reading={tasks.state} retry={tasks.retry} />;
  if (arranging) return <Arrange adding={arranging === 'add'} onDone={() => setAsked(null)} />;
  const add = (
    <Button icon={Plus} onClick={() => setAsked('add')}>
      {t('addStep')}
    </Button>
  );
  return (
    <>
      <QueryStateNotice reading={tasks.state} retry={tasks.retry} />
      {tasks.rows.length === 0 ? (
        tasks.known ? (
          <FirstSteps action={add} />
        ) : (
          <div>{add}</div>
        )
      ) : (
        <>
          <OneByOne />
          <DaySteps />
          {tasks.known && <FurtherSteps rows={tasks.rows} />}
          <div className="flex flex-wrap gap-3">
            {add}
            <Button icon={ListOrdered} onClick={() => setAsked('order')}>
              {t('arrange')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
