import { Dumbbell } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Physical activity: type, duration and intensity. */
export const activity = definePage({
  id: 'activity',
  group: 'body',
  icon: Dumbbell,
  access: 'free',
  // The other pages with tags need premium, so this free page declares the table `tags`. It comes first, because an import
  // must add the tags before the entries that use them.
  tables: ['tags', 'activity_entries'],
});
