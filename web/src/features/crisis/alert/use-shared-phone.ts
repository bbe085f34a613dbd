import { useProfile } from '#core/profile/use-profile.ts';
import { useOwnRow } from '#core/records/use-own-row.ts';
import { useUser } from '#core/session/use-user.ts';
import { crisisSettings } from '../crisis-settings.ts';
import { sharedPhone } from '@cogn/shared/alert-message.ts';

/** The number that alerts can carry (undefined: not known yet, null: there is none), and whether the person agreed to it. */
export function useSharedPhone(): { phone: string | null | undefined; shares: boolean } {
  const { profile } = useProfile();
  const user = useUser();
  const { row } = useOwnRow<{ share_phone?: boolean }>(crisisSettings.table);
  const ofAccount = (user?.phone_confirmed_at && user.phone) || null;
  return { phone: profile ? sharedPhone(profile.phone, ofAccount) : undefined, shares: row?.share_phone ?? false };
}
