import { Drama } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Social camouflage. */
export const camouflage = definePage({
  id: 'camouflage',
  group: 'feelings',
  icon: Drama,
  access: 'premium',
  tables: ['camouflage_entries'],
});
