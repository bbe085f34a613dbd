import { useId, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { energyShares, macros, type Macro } from './energy-shares.ts';
import type { Nutrients } from './nutrients.ts';
import { useSayAmount } from './use-say-amount.ts';

const colours: Readonly<Record<Macro, string>> = {
  carbs_g: 'text-chart-1',
  protein_g: 'text-chart-2',
  fat_g: 'text-chart-3',
};

/** Where the energy of some foods comes from: one bar in three patterns, each part with its word and share. Nothing when nothing is known. */
export function EnergyPicture({ foods }: { foods: readonly Nutrients[] }): ReactNode {
  const t = useMessages('nutrition');
  const locale = useLocale();
  const sayAmount = useSayAmount();
  const id = useId().replace(/\W/gu, '');
  const shares = energyShares(foods);
  if (shares === null) return null;
  const { percent, grams, known } = shares;
  const share = (macro: Macro) => formatNumber(percent[macro] / 100, locale, { style: 'percent' });
  const summary = t('sharesSummary', { carbs: share('carbs_g'), protein: share('protein_g'), fat: share('fat_g') });
  const starts = macros.map((_, place) => macros.slice(0, place).reduce((total, macro) => total + percent[macro], 0));
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{t('shares')}</h3>
      <p>{summary}</p>
      <svg role="img" aria-label={summary} className="h-10 w-full overflow-hidden rounded-md forced-color-adjust-none">
        <Patterns id={id} />
        {macros.map((macro, place) => (
          <rect
            key={macro}
            x={`${String(starts[place])}%`}
            width={`${String(percent[macro])}%`}
            height="100%"
            fill={`url(#${id}${macro})`}
            className="stroke-surface-raised"
            strokeWidth="2"
          />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {macros.map((macro) => (
          <li key={macro} className="flex items-center gap-2">
            <svg aria-hidden className="size-5 shrink-0 rounded-sm forced-color-adjust-none">
              <rect width="100%" height="100%" fill={`url(#${id}${macro})`} />
            </svg>
            {t('nutrientAmount', { nutrient: t(macro), amount: share(macro) })}
          </li>
        ))}
      </ul>
      <div className="text-sm text-muted">
        <p>{t('sharesMeans')}</p>
        {known < foods.length && (
          <p>{t('sharesOf', { known: formatNumber(known, locale), foods: formatNumber(foods.length, locale) })}</p>
        )}
      </div>
      <AsTable
        caption={t('shares')}
        columns={[
          { id: 'nutrient', label: t('nutrient') },
          { id: 'share', label: t('share'), numeric: true },
          { id: 'amount', label: t('quantity_g'), numeric: true },
        ]}
        rows={macros.map((macro) => ({
          id: macro,
          cells: { nutrient: t(macro), share: share(macro), amount: sayAmount(macro, grams[macro]) },
        }))}
      />
    </div>
  );
}

/** Solid, striped and dotted, so that the three differ by more than their colour. */
function Patterns({ id }: { id: string }): ReactNode {
  return (
    <defs>
      {macros.map((macro) => (
        <pattern
          key={macro}
          id={`${id}${macro}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className={colours[macro]}
        >
          <rect width="8" height="8" fill="currentColor" fillOpacity={macro === 'carbs_g' ? 1 : 0.35} />
          {macro === 'protein_g' && <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" stroke="currentColor" strokeWidth="3" />}
          {macro === 'fat_g' && <circle cx="4" cy="4" r="2.4" fill="currentColor" />}
        </pattern>
      ))}
    </defs>
  );
}
