import { GlassWater } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Water: the amount of each day. */
export const water = definePage({
  id: 'water',
  group: 'body',
  icon: GlassWater,
  access: 'free',
  tables: ['water_entries', 'water_settings'],
});
