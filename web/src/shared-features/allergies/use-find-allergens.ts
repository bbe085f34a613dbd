import { useProfile } from '#core/profile/use-profile.ts';
import { findAllergens } from './find-allergens.ts';

/** Returns which of the allergies of the person's own profile are named in a text; none while the profile isn't known. */
export function useFindAllergens(): (text: string) => string[] {
  const allergies = useProfile().profile?.allergies;
  return (text) => findAllergens(allergies, text);
}
