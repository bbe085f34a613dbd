import { BatteryMedium } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The social battery. */
export const social = definePage({
  id: 'social',
  group: 'feelings',
  icon: BatteryMedium,
  access: 'premium',
  tables: ['social_entries'],
});
