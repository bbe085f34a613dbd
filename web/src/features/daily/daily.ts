import { SunMedium } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The daily sensory check-in. */
export const daily = definePage({
  id: 'daily',
  group: 'feelings',
  icon: SunMedium,
  access: 'premium',
  tables: ['daily_entries'],
});
