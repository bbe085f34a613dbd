import { Droplet } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The menstrual cycle: what a day was like, and what can honestly be said of the next. */
export const menstrual = definePage({
  id: 'menstrual',
  icon: Droplet,
  access: 'free',
  tables: ['menstrual_entries', 'menstrual_settings'],
});
