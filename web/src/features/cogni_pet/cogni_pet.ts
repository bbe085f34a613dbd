import { PawPrint } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The companion's page. Its id is part of its address and of stored preferences. */
export const cogniPet = definePage({
  id: 'cogni_pet',
  group: 'you',
  icon: PawPrint,
  access: 'premium',
  tables: ['pet_actions', 'pets'],
});
