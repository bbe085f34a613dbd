import { CloudLightning } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page analysis, as the sidebar knows it. */
export const analysis = definePage({
  id: 'analysis',
  icon: CloudLightning,
  access: 'premium',
  tables: ['analysis_entries'],
});
