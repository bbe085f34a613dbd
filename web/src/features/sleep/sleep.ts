import { BedDouble } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page sleep, as the sidebar knows it. */
export const sleep = definePage({
  id: 'sleep',
  icon: BedDouble,
  access: 'premium',
  tables: ['sleep_entries'],
  quickFolds: true,
});
