import type { Values } from '#core/journal/fields.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useOwnRow, useRows } from '#core/records/use-rows.ts';
import { emergencyContacts, professionalContacts } from '#features/profile/contact-lists.ts';
import type { PassportSource } from '#features/profile/passport/passport-content.ts';
import { healthPassports } from '#features/profile/profile-tables.ts';

/**
 * Everything that a passport can contain. `source` is null until all of it is known, because a link made earlier would lack parts
 * without saying so. `state` and `retry` belong to the first unknown part.
 */
export function usePassportSource() {
  const profile = useProfile();
  const passport = useOwnRow<Values<typeof healthPassports.fields>>(healthPassports.table);
  const emergency = useRows<Values<typeof emergencyContacts.fields>>(emergencyContacts.table);
  const professional = useRows<Values<typeof professionalContacts.fields>>(professionalContacts.table);
  const unknown = [passport, emergency, professional].find(({ known }) => !known);
  const source: PassportSource | null =
    unknown || !profile.known
      ? null
      : {
          passport: passport.row ?? {},
          profile: profile.profile,
          emergency: emergency.rows,
          professional: professional.rows,
        };
  const { state, retry } = unknown ?? passport;
  return { source, state, retry };
}
