import { GlassWater } from 'lucide-react';
import { defineJournal } from '#core/journal/define-journal.ts';
import { integer } from '#core/journal/fields.ts';
import { averagePerDay } from './daily-amount.ts';

/** What water is: amounts that were drunk, in millilitres, several a day. */
export const water = defineJournal({
  id: 'water',
  icon: GlassWater,
  access: 'free',
  consent: 'health',
  table: 'water_entries',
  tables: ['water_settings'],
  fields: { amount_ml: integer({ min: 1, max: 5000, step: 50, unit: 'milliliter' }) },
  statistics: { averagePerDay },
  exported: ['amount_ml'],
  load: () => import('./page.tsx'),
});
