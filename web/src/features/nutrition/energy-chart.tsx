import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { fillPatterns } from '#ui/fill-patterns.ts';
import { energyShares, macros, type Macro } from './energy-shares.ts';
import type { Nutrients } from './nutrients.ts';
import { useSayAmount } from './use-numbers.ts';

/** A solid, a striped and a dotted pattern, so that the three sources of energy do not differ only by colour. */
const appearances: Readonly<Record<Macro, CSSProperties | undefined>> = {
  carbs_g: fillPatterns[2],
  protein_g: fillPatterns[1],
  fat_g: fillPatterns[0],
};

/**
 * The energy sources of these foods as one bar in three patterns. Each part has its label and share. Renders nothing without
 * data.
 */
export function EnergyChart({ foods }: { foods: readonly Nutrients[] }): ReactNode {
  const t = useMessages('nutrition');
  const locale = useLocale();
  const sayAmount = useSayAmount();
  const shares = energyShares(foods);
  if (shares === null) return null;
  const { percent, grams, known } = shares;
  const share = (macro: Macro) => formatNumber(percent[macro] / 100, locale, { style: 'percent' });
  const summary = t('sharesSummary', { carbs: share('carbs_g'), protein: share('protein_g'), fat: share('fat_g') });
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{t('shares')}</h3>
      <p>{summary}</p>
      <div role="img" aria-label={summary} className="flex h-10 gap-0.5">
        {macros.map((macro) => (
          <Part key={macro} macro={macro} width={`${percent[macro]}%`} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {macros.map((macro) => (
          <li key={macro} className="flex items-center gap-2">
            <span className="h-5">
              <Part macro={macro} width="1.25rem" />
            </span>
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

function Part({ macro, width }: { macro: Macro; width: string }): ReactNode {
  return (
    <span className="block h-full rounded-sm border forced-color-adjust-none" style={{ ...appearances[macro], width }} />
  );
}
