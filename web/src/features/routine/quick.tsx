import { useState, type ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { QuickTile, waitingTiles } from '#core/journal/quick-tile.tsx';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { DaySteps } from './day-steps.tsx';
import { routineTicks } from './routine-tables.ts';
import { stepsFromNow } from './steps-of-day.ts';
import { useRoutine } from './use-routine.ts';
import { routine } from './routine.ts';

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

/** The next step of the routine. A press ticks it; the toast offers undo. */
export function Waiting(): ReactNode {
  return (
    <QuickJournal of={routineTicks} otherwise={null}>
      <NextStep />
    </QuickJournal>
  );
}

function NextStep(): ReactNode {
  const t = useMessages('routine');
  const { tasks, ticks, lowEnergy, isTicked, tick, notifyTicked } = useRoutine();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  // Show no step until the ticks have loaded. Otherwise a done step would look open.
  // oxlint-disable-next-line react/purity -- each render reads the time again, on purpose
  const steps = ticks.known ? stepsFromNow(tasks.rows, lowEnergy, new Date()).coming : [];
  return waitingTiles(steps, isTicked, pressed).map((step) => (
    <QuickTile
      key={step.id}
      picture={<PagePicture page={routine} />}
      name={t('tick')}
      detail={step.shown}
      done={isTicked(step)}
      onClick={async () => {
        setPressed((before) => [...before, step.id]);
        if (await tick(step, true)) notifyTicked(step);
      }}
    />
  ));
}
