import { type ReactNode, useEffectEvent, useLayoutEffect, useEffect, useState } from 'react';
import { useLocale } from 'use-intl/react';
import { ArrowLeft, ArrowRight, Check, Sun, X } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Folded } from '#ui/folded.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StepTimer } from '#shared-features/visual-timer/step-timer.tsx';
import { useTimer } from '#shared-features/visual-timer/use-timer.ts';
import { IngredientList } from '../ingredient-list.tsx';
import { stepNow } from '../use-opened-recipe.ts';
import type { CookingState } from '../use-cooking.ts';
import { keepAwake } from '#lib/keep-awake.ts';
import { minutesInText } from './minutes-in-text.ts';

/** Cook mode: one step at a time in large type, while the screen stays on. Going to the next step ticks the current one. */
export function CookMode({ recipeId, title, steps, ingredients, step, onStep, cooking }: CookModeProps): ReactNode {
  const t = useMessages('cook-mode');
  const locale = useLocale();
  const awake = useScreenAwake();
  const timer = useTimer('recipes', recipeId);
  const finished = step >= steps.length;

  const goOn = () => {
    const now = stepNow() ?? step;
    if (now >= steps.length) return;
    cooking.tick('step', now, true);
    onStep(now + 1);
  };
  const goBack = () => {
    const now = Math.min(stepNow() ?? step, steps.length);
    if (now > 0) onStep(now - 1);
  };
  useArrowKeys((direction) => (direction === 1 ? goOn() : goBack()));
  const end = () => {
    cooking.untickAll();
    timer.clear();
    onStep(null);
  };

  return (
    <>
      <div className="flex flex-col gap-2">
        <Button variant="quiet" icon={X} className="-ms-3.5 self-start" onClick={() => onStep(null)}>
          {t('leave')}
        </Button>
        <PageHeader title={title} />
      </div>
      <Card aria-labelledby="cooking-step" className="flex min-h-72 flex-col gap-5">
        <div aria-live="polite" aria-atomic="true" className="flex flex-1 flex-col gap-3">
          <h2 id="cooking-step" className="text-base text-muted">
            {finished
              ? t('finished')
              : t('stepOf', { step: formatNumber(step + 1, locale), steps: formatNumber(steps.length, locale) })}
          </h2>
          <p className="text-xl break-words sm:text-2xl">{finished ? t('enjoy') : steps[step]}</p>
        </div>
        {finished ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" icon={Check} className="min-h-14 grow" onClick={end}>
              {t('end')}
            </Button>
            <Button icon={ArrowLeft} className="min-h-14 grow" onClick={goBack}>
              {t('back')}
            </Button>
          </div>
        ) : (
          <>
            <Checkbox
              name="step-done"
              label={t('done')}
              checked={cooking.isTicked('step', step)}
              onChange={(event) => cooking.tick('step', step, event.target.checked)}
            />
            <div className="flex flex-wrap gap-3">
              <Button icon={ArrowLeft} className="min-h-14 grow" aria-disabled={step === 0 || undefined} onClick={goBack}>
                {t('back')}
              </Button>
              <Button variant="primary" icon={ArrowRight} className="min-h-14 grow flex-row-reverse" onClick={goOn}>
                {t(step === steps.length - 1 ? 'finish' : 'next')}
              </Button>
            </div>
          </>
        )}
      </Card>
      {(!finished || timer.timer !== null || timer.done !== null) && (
        <Card>
          <StepTimer
            state={timer}
            about={t('step', { step: formatNumber(step + 1, locale) })}
            offered={minutesInText(steps[step] ?? '', locale)}
          />
        </Card>
      )}
      <p className="hidden text-sm text-muted sm:block">{t('keys')}</p>
      {ingredients.length > 0 && (
        <Folded summary={t('showIngredients')}>
          <IngredientList ingredients={ingredients} cooking={cooking} />
        </Folded>
      )}
      {/* This line is last, because it appears only after the browser grants or refuses the wake lock. Above other
          content it would push that content down. */}
      {awake !== 'asking' && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Sun aria-hidden className="size-5 shrink-0 text-primary" />
          {t(awake)}
        </p>
      )}
    </>
  );
}

export interface CookModeProps {
  recipeId: string;
  title: string;
  steps: readonly string[];
  /** The ingredients, scaled to the chosen servings. */
  ingredients: readonly string[];
  /** The index of the step. If it equals the number of steps, all are done. */
  step: number;
  /** Goes to a step; null leaves cook mode. */
  onStep: (step: number | null) => void;
  cooking: CookingState;
}

/** Calls `go` on the left and right arrow keys, unless the focus is in a field or a choice. */
export function useArrowKeys(go: (direction: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (
      event.target instanceof Element &&
      event.target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]')
    )
      return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** `unavailable` means that the browser has no wake lock or refused it (low battery, a plain http address). */
export type ScreenAwake = 'asking' | 'awake' | 'unavailable';

/** Holds a screen wake lock while mounted, and returns its state. */
export function useScreenAwake(): ScreenAwake {
  const [state, setState] = useState<ScreenAwake>('asking');
  useEffect(() => keepAwake((awake) => setState(awake ? 'awake' : 'unavailable')), []);
  return state;
}
