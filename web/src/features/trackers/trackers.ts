import { Tally5 } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Own trackers: things that the person defines, and their entries. */
export const trackers = definePage({
  id: 'trackers',
  group: 'day',
  icon: Tally5,
  access: 'free',
  tables: ['trackers', 'tracker_entries'],
});
