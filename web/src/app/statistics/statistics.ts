import { ChartLine } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page that shows what all journals say together, as the sidebar knows it. It keeps no rows of its own. */
export const statistics = definePage({
  id: 'statistics',
  icon: ChartLine,
  access: 'premium',
  readsOthers: true,
});
