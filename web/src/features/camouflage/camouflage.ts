import { Drama } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page camouflage, as the sidebar knows it. */
export const camouflage = definePage({
  id: 'camouflage',
  icon: Drama,
  access: 'premium',
  tables: ['camouflage_entries'],
});
