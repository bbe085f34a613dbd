import { useState, type ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { donePicture, QuickTile } from '#core/journal/quick-tile.tsx';
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

/** The next step of the routine: a press ticks it, another takes the tick back. */
export function Waiting(): ReactNode {
  return (
    <QuickJournal of={routineTicks} otherwise={null}>
      <NextStep />
    </QuickJournal>
  );
}

function NextStep(): ReactNode {
  const t = useMessages('routine');
  const { tasks, ticks, lowEnergy, isTicked, tick } = useRoutine();
  // A ticked step stays in its place: a second press there must not tick the next one.
  const [pressed, setPressed] = useState<string>();
  // Steps whose ticks are unknown must not look open.
  const steps = ticks.known ? stepsFromNow(tasks.rows, lowEnergy, new Date()).coming : [];
  const next = steps.find(({ id }) => id === pressed) ?? steps.find((step) => !isTicked(step));
  if (!next) return null;
  return (
    <QuickTile
      picture={isTicked(next) ? donePicture : <PagePicture page={routine} />}
      name={t('tick')}
      detail={next.shown}
      aria-pressed={isTicked(next)}
      onClick={() => {
        setPressed(next.id);
        void tick(next, !isTicked(next));
      }}
    />
  );
}
