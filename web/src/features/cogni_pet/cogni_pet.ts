import { PawPrint } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The companion's page. Do not change the id: the page's URL and stored preferences contain it. */
export const cogniPet = definePage({
  id: 'cogni_pet',
  group: 'you',
  icon: PawPrint,
  access: 'premium',
  tables: ['pet_actions', 'pets'],
});
