import { PenLine } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page thoughts, as the sidebar knows it. */
export const thoughts = definePage({
  id: 'thoughts',
  icon: PenLine,
  access: 'premium',
  tables: ['thoughts_entries'],
});
