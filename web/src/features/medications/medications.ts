import { Pill } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Medications: what is taken and when, and what became of each dose. */
export const medications = definePage({
  id: 'medications',
  icon: Pill,
  access: 'free',
  tables: ['medications', 'medication_doses'],
  words: ['doses'],
});
