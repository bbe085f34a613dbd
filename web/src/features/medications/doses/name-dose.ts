import type { useMessages } from '#core/messages/use-messages.ts';
import { formatClockTime, type ClockTime } from '#lib/clock-time.ts';

/** Which dose is meant: "Metilfenidato, 08:00"; without a time the medicine alone. */
export function nameDose(
  { name, time }: { readonly name: string; readonly time: ClockTime | null },
  t: ReturnType<typeof useMessages<'doses'>>,
  locale: string,
): string {
  return time === null ? name : t('named', { name, time: formatClockTime(time, locale) });
}
