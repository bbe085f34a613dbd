import { CloudLightning } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The journal of overloads. The specification names its route `/analysis`, so folder, table and id have this name. */
export const analysis = definePage({
  id: 'analysis',
  group: 'feelings',
  icon: CloudLightning,
  access: 'premium',
  tables: ['analysis_entries'],
});
