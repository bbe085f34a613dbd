import { ClipboardList } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page on which a person prepares a visit to a professional. */
export const visit = definePage({
  id: 'visit',
  group: 'day',
  icon: ClipboardList,
  access: 'free',
  tables: ['visits', 'visit_marks'],
  words: ['medications'],
});
