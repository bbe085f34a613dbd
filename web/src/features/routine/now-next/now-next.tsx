import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Check, CornerDownRight, Undo2 } from 'lucide-react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { StepTimer } from '#shared-features/visual-timer/step-timer.tsx';
import type { TimerState } from '#shared-features/visual-timer/use-timer.ts';
import { Button } from '#ui/button.tsx';
import { useFocusStays } from '#shared-features/visual-timer/use-focus-stays.ts';
import { Loading } from '#ui/loading.tsx';
import type { Task } from '../steps-of-day.ts';
import { useRoutine } from '../use-routine.ts';
import { nowAndNext } from './now-and-next.ts';

export interface NowNextProps {
  timer: TimerState;
  /** The ids of the steps that the person left for later. */
  later: readonly string[];
  onLater: (ids: readonly string[]) => void;
}

/** The current step in large type and the next one in small type. It shows no numbers, and the person can undo each tick. */
export function NowNext({ timer, later, onLater }: NowNextProps): ReactNode {
  const t = useMessages('now-next');
  const words = useMessages('routine');
  const journal = useMessages('journal');
  const locale = useLocale();
  const { tasks, ticks, coming, lowEnergy, isTicked, tick } = useRoutine();
  const [at] = useState(() => new Date());
  // The steps that the person ticked in this view, newest last. While the device is storing a tick (`pending`), the tick has
  // no row.
  const [done, setDone] = useState<readonly { readonly id: string; readonly name: string; readonly pending: boolean }[]>([]);
  const { now, next, rest } = nowAndNext({
    tasks: tasks.rows,
    lowEnergy,
    at,
    isDone: (task) => isTicked(task) || done.some(({ id, pending }) => pending && id === task.id),
    later,
  });
  const last = done.at(-1);
  const { place, leave } = useFocusStays<HTMLDivElement>(`${now ? 'step' : rest} ${last ? 'undo' : ''}`);
  if (coming) return <Loading label={journal('loading')} />;
  // Show no step until the day's ticks have loaded. Otherwise a done step would look open.
  if (!ticks.known) return <QueryStateNotice reading={ticks.state} retry={ticks.retry} />;

  const note =
    now &&
    (now.shown === now.name
      ? now.shownMinutes && formatMeasure(now.shownMinutes, 'minute', locale)
      : words('insteadOf', { name: now.name }));
  async function finish(task: Task, name: string): Promise<void> {
    leave();
    setDone((before) => [...before, { id: task.id, name, pending: true }]);
    if (timer.about === name) timer.clear();
    const isStored = await tick(task, true);
    setDone((before) =>
      before.flatMap((each) => (each.id !== task.id ? [each] : isStored ? [{ ...each, pending: false }] : [])),
    );
  }
  const undo = () => {
    const task = tasks.rows.find(({ id }) => id === last?.id);
    leave();
    setDone(done.slice(0, -1));
    if (task) void tick(task, false);
  };
  return (
    <div ref={place} className="flex flex-col gap-6">
      <div aria-live="polite" aria-atomic="true" className="flex flex-col gap-1">
        {now && <h3 className="text-base text-muted">{t('now')}</h3>}
        <p className="font-heading text-2xl font-semibold wrap-anywhere">{now ? now.shown : t(rest)}</p>
        {(note || !now) && <p className="text-muted">{now ? note : t(`${rest}Text`)}</p>}
      </div>
      {now ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" icon={Check} className="min-h-14 grow" onClick={() => void finish(now, now.shown)}>
            {t('done')}
          </Button>
          <Button
            icon={CornerDownRight}
            className="min-h-14 grow"
            onClick={() => {
              leave();
              onLater([...later, now.id]);
            }}
          >
            {t('leave')}
          </Button>
        </div>
      ) : (
        rest === 'later' && (
          <Button
            className="self-start"
            onClick={() => {
              leave();
              onLater([]);
            }}
          >
            {t('again')}
          </Button>
        )
      )}
      {next && (
        <div className="flex flex-col gap-1 border-t border-line pt-4">
          <h3 className="text-sm text-muted">{t('next')}</h3>
          <p className="wrap-anywhere">{next.shown}</p>
        </div>
      )}
      {(now !== null || timer.timer !== null || timer.done !== null) && (
        <StepTimer state={timer} about={now?.shown ?? ''} offered={now?.shownMinutes ? [now.shownMinutes] : []} />
      )}
      {last && (
        <Button variant="quiet" icon={Undo2} className="self-start" onClick={undo}>
          {t('undo', { name: last.name })}
        </Button>
      )}
    </div>
  );
}
