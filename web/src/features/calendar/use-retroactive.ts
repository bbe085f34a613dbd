import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * Premium check of the retroactive calendar: adding and changing on a past day is premium. While the plan is unknown the
 * page allows everything: the database decides, and a refused write stays on the device.
 */
export function useRetroactive() {
  const { isPremium, known } = useProfile();
  const today = useToday();
  const openUpsell = useOpenUpsell();
  const unlimited = isPremium || !known;
  return {
    mayWriteOn: (day: CalendarDate): boolean => unlimited || day >= today,
    openUpsell: () => openUpsell(),
  };
}
