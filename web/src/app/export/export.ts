import { Download } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page that makes a file of what the person wrote, to take along. It keeps nothing of its own. */
export const exportPage = definePage({
  id: 'export',
  icon: Download,
  access: 'premium',
  readsOthers: true,
});
