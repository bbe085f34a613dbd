import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Minus, Plus } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';

interface ServingsChoiceProps {
  /** The recipe's number of servings. If it is null, the buttons choose multiples of the recipe. */
  own: number | null;
  chosen: number;
  onChoose: (servings: number) => void;
}

const most = 100;

/** Chooses the number of servings: one fewer, one more, or the recipe's own number. */
export function ServingsChoice({ own, chosen, onChoose }: ServingsChoiceProps): ReactNode {
  const t = useMessages('recipes');
  const locale = useLocale();
  const fewer = chosen > 1 ? Math.ceil(chosen) - 1 : own === null ? 0.5 : 1;
  const more = Math.min(Math.floor(chosen) + 1, most);
  return (
    <div role="group" aria-label={t('servings')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p aria-live="polite" className="basis-full font-semibold tabular-nums sm:min-w-28 sm:basis-auto">
        {own === null ? t('timesRecipe', { amount: formatNumber(chosen, locale) }) : t('servingsOf', { count: chosen })}
      </p>
      <Button icon={Minus} className="px-3.5!" aria-disabled={fewer === chosen || undefined} onClick={() => onChoose(fewer)}>
        {t('less')}
      </Button>
      <Button icon={Plus} className="px-3.5!" aria-disabled={more === chosen || undefined} onClick={() => onChoose(more)}>
        {t('more')}
      </Button>
      {chosen !== (own ?? 1) && (
        <Button variant="quiet" onClick={() => onChoose(own ?? 1)}>
          {t('asWritten')}
        </Button>
      )}
    </div>
  );
}
