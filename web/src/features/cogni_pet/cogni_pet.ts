import { PawPrint } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The companion's page. Its address and stored preferences contain this id. */
export const cogniPet = definePage({
  id: 'cogni_pet',
  group: 'you',
  icon: PawPrint,
  access: 'premium',
  tables: ['pet_actions', 'pets'],
});
