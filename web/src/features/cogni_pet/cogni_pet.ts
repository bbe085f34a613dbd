import { PawPrint } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page of the companion, as the sidebar knows it. Its id is part of its address and of stored preferences. */
export const cogniPet = definePage({
  id: 'cogni_pet',
  icon: PawPrint,
  access: 'premium',
  tables: ['pet_deeds', 'pets'],
});
