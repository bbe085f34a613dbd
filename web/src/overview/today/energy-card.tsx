import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BatteryLow } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { setLightDay, useLightDay } from '#core/preferences/light-day.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useUser } from '#core/session/session.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { routineTasks } from '#features/routine/routine-tables.ts';
import { useLowEnergy } from '#features/routine/use-routine.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Energy from very low (1) to high (5). */
const levels = [1, 2, 3, 4, 5] as const;
/** The highest energy level at which the app offers a light day. */
const low = 2;

/**
 * Asks once a day how much energy the person has. A low answer offers a light day, but never starts it. A light day folds
 * the journals on this page (`JournalsCard`), shortens forms, and sets low energy in the routine
 * (`features/routine/steps-of-day.ts`). The answer stays on this device until midnight. Only the routine's low energy is
 * recorded.
 */
export function EnergyCard(): ReactNode {
  const t = useMessages('today');
  const today = useToday();
  const isLight = useLightDay();
  const { answer, setAnswer } = useAnswer(today);
  const { rows: tasks, state } = useRows(routineTasks.table);
  const { setLowEnergy } = useLowEnergy(today);
  const heading = useRef<HTMLHeadingElement>(null);

  const isPressed = useRef(false);

  const say = (level: Answer) => {
    isPressed.current = true;
    setAnswer(level);
  };
  // The pressed button is gone, sometimes with the whole card. Move the focus to the element that replaced it.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    (heading.current ?? document.getElementById('today-now') ?? document.querySelector('h1'))?.focus();
  }, [answer, isLight]);
  const setLight = (wanted: boolean) => {
    say('skipped');
    setLightDay(wanted ? today : null);
    // Set the routine's low energy only if the routine has steps. While its steps are unknown, assume that it has some.
    if (state !== 'ready' || tasks.length > 0) void setLowEnergy(wanted);
  };

  if (isLight)
    return (
      <Card aria-labelledby="today-energy" className="flex flex-wrap items-center justify-between gap-x-4 p-4!">
        <h2 id="today-energy" ref={heading} tabIndex={-1} className="flex items-center gap-2 text-base font-semibold">
          <BatteryLow aria-hidden className="size-5 shrink-0 text-primary" />
          {t('lightUntil')}
        </h2>
        <Button variant="quiet" className="-mx-3.5" onClick={() => setLight(false)}>
          {t('lightEnd')}
        </Button>
      </Card>
    );
  if (answer === 'low')
    return (
      <Card aria-labelledby="today-energy" className="flex flex-col gap-3 p-4!">
        <h2 id="today-energy" ref={heading} tabIndex={-1} className="text-base font-semibold">
          {t('lightAsk')}
        </h2>
        <p>{t('lightText')}</p>
        <p className="text-sm text-muted">{t('energyText')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setLight(true)}>{t('lightYes')}</Button>
          <Button variant="quiet" onClick={() => say('skipped')}>
            {t('lightNo')}
          </Button>
        </div>
      </Card>
    );
  if (answer !== null) return null;
  return (
    <Card aria-labelledby="today-energy" className="flex flex-col gap-3 p-4!">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="today-energy" ref={heading} tabIndex={-1} className="text-base font-semibold">
          {t('energy')}
        </h2>
        <Button variant="quiet" className="-mx-3.5 text-sm!" onClick={() => say('skipped')}>
          {t('energySkip')}
        </Button>
      </div>
      <div role="group" aria-labelledby="today-energy" className="grid grid-cols-5 gap-1 sm:gap-2">
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            onClick={() => say(level > low ? 'enough' : 'low')}
            className="flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-md border border-edge bg-surface-raised px-0.5 py-2 text-center text-xs wrap-anywhere hyphens-auto hover:bg-primary-soft sm:text-sm"
          >
            <svg viewBox="0 0 40 20" className="h-5 w-auto fill-primary stroke-primary" strokeWidth="2" aria-hidden>
              <path d="M2 2h32v16H2zM38 7v6" fill="none" strokeLinejoin="round" strokeLinecap="round" />
              <path d={`M6 6h${String(level * 5 - 1)}v8H6z`} stroke="none" />
            </svg>
            {t(`energy${level}`)}
          </button>
        ))}
      </div>
    </Card>
  );
}

const answers = ['low', 'enough', 'skipped'] as const;
type Answer = (typeof answers)[number];

/** Today's answer, stored on this device until midnight. Null before the person answers. */
function useAnswer(today: CalendarDate) {
  const name = `cogn-energy:${useUser()?.id ?? ''}`;
  const [answer, setAnswer] = useState(() => {
    const [day, said] = (safeLocalStorage.getItem(name) ?? '').split(' ');
    return day === today ? (answers.find((each) => each === said) ?? null) : null;
  });
  return {
    answer,
    setAnswer(said: Answer): void {
      safeLocalStorage.setItem(name, `${today} ${said}`);
      setAnswer(said);
    },
  };
}
