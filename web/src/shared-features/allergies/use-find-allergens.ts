import { useProfile } from '#core/profile/use-profile.ts';
import { findAllergens } from './find-allergens.ts';

/** Returns a function that finds the profile's allergies in a text. It finds none while the profile is loading. */
export function useFindAllergens(): (text: string) => string[] {
  const allergies = useProfile().profile?.allergies;
  return (text) => findAllergens(allergies, text);
}
