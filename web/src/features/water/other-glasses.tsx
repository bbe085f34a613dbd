import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useLastEntries } from '#core/journal/use-last-entry.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { useDrink } from './day-amount.tsx';
import { useWaterSettings } from './water-settings.ts';
import { waterEntries, otherSizes } from './water-entries.ts';

/**
 * Buttons that record amounts of water other than the person's usual glass. The amounts come from earlier entries, so
 * nobody has to configure them.
 */
export function OtherGlasses(): ReactNode {
  const t = useMessages('water');
  const locale = useLocale();
  const drink = useDrink();
  const { rows, state } = useLastEntries(waterEntries);
  const { settings, reading } = useWaterSettings();
  if (state === 'loading' || reading.state === 'loading') return <OnItsWay />;
  const sizes = otherSizes(rows, settings.glass_ml);
  if (sizes.length === 0) return null;
  return (
    <div role="group" aria-label={t('otherGlasses')} className="flex flex-wrap gap-3">
      {sizes.map((size) => (
        <Button key={size} onClick={() => drink(size)}>
          {t('drink', { amount: formatMeasure(size, 'milliliter', locale) })}
        </Button>
      ))}
    </div>
  );
}
