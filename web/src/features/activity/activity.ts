import { Dumbbell } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Physical activity: type, duration and intensity. */
export const activity = definePage({
  id: 'activity',
  group: 'body',
  icon: Dumbbell,
  access: 'free',
  // `tags` is here because this is the only free page with tags, and first because an import adds them before entries.
  tables: ['tags', 'activity_entries'],
});
