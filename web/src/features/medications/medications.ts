import { Pill } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Medications: the list, its plan, and the answers for doses. */
export const medications = definePage({
  id: 'medications',
  group: 'body',
  icon: Pill,
  access: 'free',
  tables: ['medications', 'medication_doses'],
  words: ['doses'],
});
