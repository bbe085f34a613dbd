import { Pill } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Medications: the list of medicines, the doses of a day, and their answers. */
export const medications = definePage({
  id: 'medications',
  group: 'body',
  icon: Pill,
  access: 'free',
  tables: ['medications', 'medication_plans', 'medication_doses'],
  words: ['doses'],
});
