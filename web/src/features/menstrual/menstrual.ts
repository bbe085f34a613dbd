import { Droplet } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The menstrual cycle: daily records, and cautious predictions. */
export const menstrual = definePage({
  id: 'menstrual',
  group: 'body',
  icon: Droplet,
  access: 'free',
  tables: ['menstrual_entries', 'menstrual_settings', 'menstrual_pauses'],
});
