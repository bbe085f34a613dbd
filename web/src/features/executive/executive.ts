import { Brain } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Executive functions: attention, impulses, movement and focus. */
export const executive = definePage({
  id: 'executive',
  group: 'feelings',
  icon: Brain,
  access: 'free',
  tables: ['executive_entries'],
});
