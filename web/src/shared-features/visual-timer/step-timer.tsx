import { useState, type ReactNode } from 'react';
import { Hourglass } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useFocusStays } from './use-focus-stays.ts';
import { MinutesChoice } from './minutes-choice.tsx';
import { RunningTimer } from './running-timer.tsx';
import type { TimerState } from './use-timer.ts';

const lengths = [5, 10, 15, 20, 30];
/** The maximum number of buttons for the minutes that the step itself states. Further minutes have no button. */
const mostOffered = 3;

export interface StepTimerProps {
  state: TimerState;
  /** The name of the step on the screen. A timer that starts now keeps this name when the person goes on to another step. */
  about: string;
  /** The minutes that the step itself states. */
  offered: readonly number[];
}

/**
 * A visual timer for a step. One press starts the minutes that the step states. The person can choose other minutes. A text
 * line reports the end.
 */
export function StepTimer({ state, about, offered }: StepTimerProps): ReactNode {
  const t = useMessages('visual-timer');
  const core = useMessages('core');
  // The step whose choice of minutes is open. Another step's choice begins closed, because that step offers other times.
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const choosing = choosingFor === about;
  const view = state.timer ? 'running' : state.done !== null ? 'over' : choosing ? 'choosing' : 'idle';
  const { place, leave } = useFocusStays<HTMLDivElement>(view);
  const go = (change: () => void) => {
    leave();
    change();
  };
  const begin = (minutes: number) =>
    go(() => {
      setChoosingFor(null);
      state.begin(minutes, about);
    });
  const own = offered.slice(0, mostOffered);
  return (
    <div ref={place} className="flex flex-col gap-4">
      <div role="status" className="empty:hidden">
        {view === 'over' && <p className="font-semibold wrap-anywhere">{t('over', { about: state.about })}</p>}
      </div>
      {state.timer && (
        <RunningTimer
          state={state}
          timer={state.timer}
          about={state.about === about ? undefined : state.about}
          onLeave={leave}
          onStop={state.clear}
        />
      )}
      {view === 'over' && (
        <Button className="self-start" onClick={() => go(state.clear)}>
          {t('close')}
        </Button>
      )}
      {view === 'choosing' && (
        <MinutesChoice
          lengths={lengths}
          first={state.minutes}
          beginLabel={t('begin')}
          closeLabel={core('actions.cancel')}
          onBegin={begin}
          onClose={() => go(() => setChoosingFor(null))}
        />
      )}
      {view === 'idle' && (
        <div className="flex flex-wrap gap-3">
          {own.map((minutes) => (
            <Button key={minutes} icon={Hourglass} onClick={() => begin(minutes)}>
              {t('start', { minutes })}
            </Button>
          ))}
          <Button
            variant={own.length > 0 ? 'quiet' : 'secondary'}
            icon={own.length > 0 ? undefined : Hourglass}
            onClick={() => go(() => setChoosingFor(about))}
          >
            {t(own.length > 0 ? 'other' : 'choose')}
          </Button>
        </div>
      )}
    </div>
  );
}
