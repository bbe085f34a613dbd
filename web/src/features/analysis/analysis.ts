import { CloudLightning } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Overload analysis. */
export const analysis = definePage({
  id: 'analysis',
  group: 'feelings',
  icon: CloudLightning,
  access: 'premium',
  tables: ['analysis_entries'],
});
