import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Profile } from '#core/profile/profile.ts';
import { plainText } from './narrative.ts';
import type { IdOf } from './resource-ids.ts';
import { absent, ipsProfile, type Resource } from './resources.ts';

/**
 * The person. The International Patient Summary requires a name and a date of birth. If one is missing, the element says
 * why: `unknown`, or `masked` if the person did not choose the profile. Leaves out the emergency contacts.
 */
export async function patientOf(
  { profile, name, isChosen }: { profile: Profile | undefined; name: string | null; isChosen: boolean },
  idOf: IdOf,
): Promise<Resource> {
  const text = plainText(profile?.full_name || name || '');
  const birthDate = asCalendarDate(profile?.birth_date);
  const reason = absent(isChosen ? 'unknown' : 'masked');
  const [phone, address] = [plainText(profile?.phone ?? ''), plainText(profile?.address ?? '')];
  return {
    resourceType: 'Patient',
    id: await idOf('Patient'),
    meta: ipsProfile('Patient'),
    name: [text === '' ? { _text: reason } : { text }],
    ...(phone !== '' && { telecom: [{ system: 'phone', value: phone }] }),
    ...(birthDate === null ? { _birthDate: reason } : { birthDate }),
    ...(address !== '' && { address: [{ text: address }] }),
  };
}
