import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * Adding or changing an appointment on a past day requires premium. While it is unknown whether the person has premium, the
 * page allows both. The database then decides, and a write that it refuses stays on the device.
 */
export function usePastDayAccess() {
  const { isPremium, known } = useProfile();
  const today = useToday();
  const openUpsell = useOpenUpsell();
  const unlimited = isPremium || !known;
  return {
    mayWriteOn: (day: CalendarDate): boolean => unlimited || day >= today,
    openUpsell: () => openUpsell(),
  };
}
