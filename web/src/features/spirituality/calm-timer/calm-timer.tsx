import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { MinutesChoice } from '#shared-features/visual-timer/minutes-choice.tsx';
import { RunningTimer } from '#shared-features/visual-timer/running-timer.tsx';
import type { TimerState } from '#shared-features/visual-timer/use-timer.ts';
import { useFocusStays } from '#shared-features/visual-timer/use-focus-stays.ts';
import { CalmRecord } from './calm-record.tsx';

/** The lengths of a calm time, in minutes. */
const lengths = [3, 5, 10, 20, 30];

export interface CalmTimerProps {
  state: TimerState;
  onClose: () => void;
}

/** A calm time in three steps: choose its length, let it run, and record it, which is optional. */
export function CalmTimer({ state, onClose }: CalmTimerProps): ReactNode {
  const t = useMessages('calm-timer');
  const { timer, done } = state;
  const { place, leave } = useFocusStays<HTMLDivElement>(timer ? 'running' : done === null ? 'choosing' : 'over');
  const close = () => {
    state.clear();
    onClose();
  };
  return (
    <div ref={place} className="flex flex-col gap-4">
      <div role="status" className="empty:hidden">
        {done !== null && (
          <p tabIndex={-1} className="font-semibold">
            {t('over', { minutes: done })}
          </p>
        )}
      </div>
      {timer && <RunningTimer state={state} timer={timer} onLeave={leave} onStop={state.end} />}
      {done !== null && <CalmRecord minutes={done} onClose={close} />}
      {!timer && done === null && (
        <MinutesChoice
          lengths={lengths}
          first={state.minutes}
          beginLabel={t('begin')}
          closeLabel={t('close')}
          onBegin={(minutes) => {
            leave();
            state.begin(minutes);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
