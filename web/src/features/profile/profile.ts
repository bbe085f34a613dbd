import { UserRound } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The profile: personal data, health and contacts. It is also the index page. */
export const profile = definePage({
  id: 'profile',
  group: 'you',
  icon: UserRound,
  access: 'free',
  tables: ['profiles', 'emergency_contacts', 'professional_contacts', 'health_passports'],
});
