import { Brain } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Executive functions: how attention, impulses, movement and focus are. */
export const executive = definePage({
  id: 'executive',
  icon: Brain,
  access: 'free',
  tables: ['executive_entries'],
});
