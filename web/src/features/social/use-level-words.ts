import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { bandOf } from './bands.ts';

/** A level in percent with the word of its band: "40 %, moderada". */
export function useLevelWords(): (level: number) => string {
  const t = useMessages('social');
  const locale = useLocale();
  return (level) =>
    t('levelOf', {
      percent: formatNumber(level / 100, locale, { style: 'percent', maximumFractionDigits: 0 }),
      band: t(bandOf(level)),
    });
}
