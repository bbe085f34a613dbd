import { useId, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Loading } from '#ui/loading.tsx';
import { minutesInAll, stepsOfDay } from './steps-of-day.ts';
import { StepTick } from './step-tick.tsx';
import { useRoutine, useAtOnce } from './use-routine.ts';

/** The steps of the selected day with checkboxes and their total time, and the checkbox for a low-energy day. */
export function DaySteps(): ReactNode {
  const t = useMessages('routine');
  const journal = useMessages('journal');
  const locale = useLocale();
  const heading = useId();
  const { tasks, ticks, coming, lowEnergy, setLowEnergy, isTicked, tick } = useRoutine();
  const [low, askLow] = useAtOnce(lowEnergy, setLowEnergy);
  if (coming) return <Loading label={journal('loading')} />;
  if (tasks.rows.length === 0) return null;
  // A low-energy day leaves steps out, but never a done one. Otherwise the number of done steps above the list would not
  // match the list.
  const groups = stepsOfDay(tasks.rows, low, isTicked);
  const time = minutesInAll(groups);
  const grouped = groups.length > 1;
  // Ticked steps that were removed from the routine are listed below in another card, so they do not count here.
  const done = tasks.rows.filter(isTicked).length;
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-5">
      <div aria-live="polite">
        <h2 id={heading} className="text-lg">
          {t('steps')}
        </h2>
        <p className="text-muted">
          {done > 0 ? t('done', { count: done }) : ticks.known && t('noneDone')}
          {time !== null && ` ${t('takes', { time: formatMeasure(time.minutes, 'minute', locale), count: time.steps })}`}
        </p>
      </div>
      {tasks.state === 'ready' && <QueryStateNotice reading={ticks.state} retry={ticks.retry} />}
      <Checkbox
        name="low-energy"
        label={t('lowEnergyToday')}
        hint={t('lowEnergyHint')}
        checked={low}
        onChange={({ target }) => askLow(target.checked)}
      />
      {groups.length === 0 && <p>{t('allRest')}</p>}
      {groups.map(({ part, steps }) => (
        <div key={part} className="flex flex-col gap-2">
          {(grouped || part !== 'anyTime') && <h3 className="text-base font-semibold">{t(part)}</h3>}
          <ul className="flex flex-col gap-2">
            {steps.map((step) => (
              <li key={step.id}>
                <StepTick
                  name={step.shown}
                  note={
                    step.shown === step.name
                      ? step.shownMinutes && formatMeasure(step.shownMinutes, 'minute', locale)
                      : t('insteadOf', { name: step.name })
                  }
                  ticked={isTicked(step)}
                  onTick={(wanted) => tick(step, wanted)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
