import type { ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { DaySteps } from './day-steps.tsx';
import { routineTicks } from './routine-tables.ts';
import { useRoutine } from './use-routine.ts';

/** Today's steps with checkboxes. */
export default function RoutineQuick(): ReactNode {
  return (
    <QuickJournal of={routineTicks}>
      <TodaysSteps />
    </QuickJournal>
  );
}

function TodaysSteps(): ReactNode {
  const t = useMessages('routine');
  const { tasks } = useRoutine();
  if (tasks.state === 'ready' && tasks.rows.length === 0) return <p>{t('noStepsText')}</p>;
  return <DaySteps />;
}
