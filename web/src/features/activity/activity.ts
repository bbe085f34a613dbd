import { Dumbbell } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Physical activity: type, duration and intensity. */
export const activity = definePage({
  id: 'activity',
  group: 'body',
  icon: Dumbbell,
  access: 'free',
  tables: ['activity_entries'],
});
