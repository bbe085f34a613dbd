import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * The retroactive calendar: adding and changing on a day that is past is premium. While the plan is not known nothing is closed: the database
 * decides in the end, and what it refuses stays on the device.
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
