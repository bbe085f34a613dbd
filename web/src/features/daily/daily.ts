import { SunMedium } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page daily, as the sidebar knows it. */
export const daily = definePage({
  id: 'daily',
  icon: SunMedium,
  access: 'premium',
  tables: ['daily_entries'],
});
