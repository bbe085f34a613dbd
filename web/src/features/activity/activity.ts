import { Dumbbell } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Physical activity: what was done, for how long, how hard. */
export const activity = definePage({
  id: 'activity',
  icon: Dumbbell,
  access: 'free',
  tables: ['activity_entries'],
});
