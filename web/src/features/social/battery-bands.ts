import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';

/** The five bands of social energy from the fullest to the emptiest, each with its lowest percentage. */
export const bands = [
  { name: 'high', from: 80 },
  { name: 'good', from: 60 },
  { name: 'moderate', from: 40 },
  { name: 'low', from: 20 },
  { name: 'veryLow', from: 0 },
] as const;

export type Band = (typeof bands)[number]['name'];

/** The band of a level of social energy, in percent from 0 to 100. */
export function bandOf(level: number): Band {
  return bands.find(({ from }) => Math.round(level) >= from)?.name ?? 'veryLow';
}

/** Returns a function that writes a level in percent with its band: "40 %, moderada". */
export function useLevelMessage(): (level: number) => string {
  const t = useMessages('social');
  const locale = useLocale();
  return (level) => {
    // Rounded before the conversion, so that number and band agree: 59.5 is 60 %, although binary 0.595 would round down.
    const percent = Math.round(level);
    return t('levelOf', { percent: formatNumber(percent / 100, locale, { style: 'percent' }), band: t(bandOf(percent)) });
  };
}
