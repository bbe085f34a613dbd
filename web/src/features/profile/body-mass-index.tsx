import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { bodyMassIndex } from '#lib/body-mass-index.ts';
import { ageOn } from '@cogn/shared/calendar-date.ts';
import { formatNumber } from '#lib/format-number.ts';

/** The body mass index from the saved weight and height, with its range for adults and a note on its limits. */
export function BodyMassIndex({ profile }: { profile: Profile }): ReactNode {
  const t = useMessages('profile');
  const locale = useLocale();
  const today = useToday();
  const bmi = bodyMassIndex(profile.weight_kg, profile.height_cm);
  const range = bmi === null ? null : bmiRange(bmi, profile.birth_date && ageOn(profile.birth_date, today));
  return (
    <div className="rounded-md bg-surface-sunken px-4 py-3">
      <p className="text-sm font-semibold">{t('bmi')}</p>
      {bmi === null ? (
        <p className="text-muted">{t('bmiUnknown')}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-heading text-xl font-semibold tabular-nums">
              {formatNumber(bmi, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </span>
            {range !== null && <span>{t(`bmi-${range}`)}</span>}
          </p>
          {range !== null && (
            <p className="text-sm text-muted">
              {t('bmiAsian', {
                lower: formatNumber(asianActionPoints[0], locale),
                upper: formatNumber(asianActionPoints[1], locale),
              })}
            </p>
          )}
          <p className="text-sm text-muted">{t('bmiNote')}</p>
        </>
      )}
    </div>
  );
}

export type BmiRange = 'under' | 'middle' | 'over' | 'high';

/** The age from which the ranges for adults apply. */
const adultAge = 20;

/**
 * Additional cut-offs of the body mass index for Asian populations (WHO expert consultation 2004, Lancet 363, 157-163). They
 * are shown beside the general range, never instead of it.
 */
export const asianActionPoints = [23, 27.5] as const;

/**
 * The range of a body mass index for adults from 20 years (World Health Organization: 18.5, 25, 30). Null for a younger
 * person or an unknown age; then the page shows only the number.
 */
export function bmiRange(bmi: number, age: number | null): BmiRange | null {
  if (age === null || age < adultAge) return null;
  if (bmi < 18.5) return 'under';
  if (bmi < 25) return 'middle';
  return bmi < 30 ? 'over' : 'high';
}
