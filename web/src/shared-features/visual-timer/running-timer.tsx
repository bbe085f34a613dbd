import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Pause, Play, Square } from 'lucide-react';
import { formatTime } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { writeInstant } from '#lib/instant.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { calmEnd, calmMinutes, calmShare, pauseCalm, resumeCalm, type CalmTime } from './calm-time.ts';
import { CalmShape } from './calm-shape.tsx';

/** How often the clock is read, in milliseconds. */
const glance = 1000;

interface CalmUnderWayProps {
  calm: CalmTime;
  onChange: (calm: CalmTime) => void;
  onEnd: (minutes: number) => void;
}

/**
 * A filling shape and the time of day of the end, without a countdown. One toast announces the end; its sound is optional.
 */
export function CalmUnderWay({ calm, onChange, onEnd }: CalmUnderWayProps): ReactNode {
  const t = useMessages('calm-timer');
  const locale = useLocale();
  const { showToast } = useToast();
  const [motion] = usePreference('motion');
  const [now, setNow] = useState(() => Date.now());
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);

  const look = useEffectEvent(() => {
    const at = Date.now();
    setNow(at);
    if (calmShare(calm, at) < 1) return;
    showToast({ title: t('overToast') });
    onEnd(calmMinutes(calm, at));
  });
  useEffect(() => {
    const timer = setInterval(look, glance);
    // Browsers suspend timers in hidden tabs, but the clock continues.
    const onSight = () => look();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, []);

  const share = calmShare(calm, now);
  const quarter = Math.min(3, Math.floor(share * 4)) as 0 | 1 | 2 | 3;
  const still = motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  const paused = calm.pausedAt !== null;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <CalmShape share={still ? quarter / 4 : share} words={t(`phase-${quarter}`)} />
      <p className="font-heading text-xl">{paused ? t('paused') : t(`phase-${quarter}`)}</p>
      <p className="text-muted">
        {paused ? t('pausedText') : t('until', { time: formatTime(writeInstant(new Date(calmEnd(calm, now))), locale) })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          ref={main}
          icon={paused ? Play : Pause}
          onClick={() => {
            const at = Date.now();
            setNow(at);
            onChange(paused ? resumeCalm(calm, at) : pauseCalm(calm, at));
          }}
        >
          {paused ? t('resume') : t('pause')}
        </Button>
        <Button variant="quiet" icon={Square} onClick={() => onEnd(calmMinutes(calm, Date.now()))}>
          {t('end')}
        </Button>
      </div>
    </div>
  );
}
