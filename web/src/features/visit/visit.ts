import { Stethoscope } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page on which a person prepares a visit to a professional. */
export const visit = definePage({
  id: 'visit',
  group: 'day',
  icon: Stethoscope,
  access: 'free',
  tables: ['visits', 'visit_marks'],
  words: ['medications'],
});
