import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';

const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Returns a function that says how long before an appointment its alert is, such as "30 minutos antes". */
export function useAlertLabel(): (minutes: number) => string {
  const t = useMessages('calendar');
  const locale = useLocale();
  return (minutes) => {
    if (minutes === 0) return t('alertAtTime');
    const [unit, size] = units.find((each) => minutes % each[1] === 0) ?? units[2];
    return t('alertBefore', { time: formatNumber(minutes / size, locale, { style: 'unit', unit, unitDisplay: 'long' }) });
  };
}
