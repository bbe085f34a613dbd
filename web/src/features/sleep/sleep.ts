import { BedDouble } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page for sleep. */
export const sleep = definePage({
  id: 'sleep',
  group: 'body',
  icon: BedDouble,
  access: 'premium',
  tables: ['sleep_entries'],
});
