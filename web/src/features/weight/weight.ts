import { Scale } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Weight: kilograms on a day, and their trend. */
export const weight = definePage({
  id: 'weight',
  group: 'body',
  icon: Scale,
  access: 'free',
  tables: ['weight_entries'],
});
