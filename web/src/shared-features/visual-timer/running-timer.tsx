import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Pause, Play, Square } from 'lucide-react';
import { formatTime } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useReducedMotion } from '#core/preferences/use-reduced-motion.ts';
import { writeInstant } from '#lib/instant.ts';
import { canPlay } from '#lib/play-tone.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TimeDisc } from '#ui/time-disc.tsx';
import { minutesLeft, pauseTimer, resumeTimer, shareLeft, spentMinutes, timerEnd, type Timer } from './timer-time.ts';
import type { TimerState } from './use-timer.ts';

/** How often the timer reads the clock, in ms. */
const glance = 1000;

interface RunningTimerProps {
  state: TimerState;
  timer: Timer;
  /** What the timer is for, unless the screen already says so. */
  about?: string | undefined;
  /** Called before the controls change, so that the focus can follow. */
  onLeave: () => void;
  /** Called when the person ends the timer. */
  onStop: (spentMinutes: number) => void;
}

/**
 * Shows a shrinking disc and the time at which the timer ends, but no countdown. The end has a sound only if the person
 * wants it.
 */
export function RunningTimer({ state, timer, about, onLeave, onStop }: RunningTimerProps): ReactNode {
  const t = useMessages('visual-timer');
  const locale = useLocale();
  const still = useReducedMotion();
  const [now, setNow] = useState(() => Date.now());

  const look = useEffectEvent(() => {
    const at = Date.now();
    setNow(at);
    if (shareLeft(timer, at) > 0) return;
    state.cue(timer, at);
    onLeave();
    state.end(spentMinutes(timer, at));
  });
  useEffect(() => {
    const interval = setInterval(look, glance);
    // Browsers suspend timers in hidden tabs, so read the clock when the tab becomes visible.
    const onSight = () => look();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, []);

  const left = shareLeft(timer, now);
  const quarter = Math.min(3, Math.floor((1 - left) * 4)) as 0 | 1 | 2 | 3;
  const paused = timer.pausedAt !== null;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <TimeDisc left={left} label={t('left', { minutes: minutesLeft(timer, now) })} still={still} />
      <div className="flex flex-col gap-1">
        {about && <p className="font-semibold wrap-anywhere">{about}</p>}
        <p>{paused ? t('paused') : t(`phase-${quarter}`)}</p>
        <p className="text-muted">
          {paused ? t('pausedText') : t('until', { time: formatTime(writeInstant(new Date(timerEnd(timer, now))), locale) })}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          icon={paused ? Play : Pause}
          onClick={() => {
            const at = Date.now();
            setNow(at);
            state.change(paused ? resumeTimer(timer, at) : pauseTimer(timer, at));
          }}
        >
          {paused ? t('resume') : t('pause')}
        </Button>
        <Button
          variant="quiet"
          icon={Square}
          onClick={() => {
            onLeave();
            onStop(spentMinutes(timer, Date.now()));
          }}
        >
          {t('end')}
        </Button>
      </div>
      {canPlay() && (
        <Checkbox
          name="timer-sound"
          label={t('sound')}
          checked={state.sound}
          onChange={({ target }) => state.setSound(target.checked)}
        />
      )}
    </div>
  );
}
