import { PenLine } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page for thoughts. */
export const thoughts = definePage({
  id: 'thoughts',
  group: 'keep',
  icon: PenLine,
  access: 'premium',
  tables: ['thoughts_entries'],
});
