import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { bandOf } from './bands.ts';

/** A level in percent with the word of its band: "40 %, moderada". */
export function useLevelWords(): (level: number) => string {
  const t = useMessages('social');
  const locale = useLocale();
  return (level) => {
    // Rounded once: 59.5 is 60 % in its number and in its word, whatever 0.595 is in binary.
    const percent = Math.round(level);
    return t('levelOf', { percent: formatNumber(percent / 100, locale, { style: 'percent' }), band: t(bandOf(percent)) });
  };
}
