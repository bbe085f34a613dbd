import { UserRound } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The profile: who the person is, their health, and the people around them. It is the index page too. */
export const profile = definePage({
  id: 'profile',
  icon: UserRound,
  access: 'free',
  tables: ['profiles', 'emergency_contacts', 'professional_contacts', 'health_passports'],
});
