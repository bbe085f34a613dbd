import { BookOpen } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Readings: planned, current and finished, by month. */
export const readings = definePage({
  id: 'readings',
  group: 'keep',
  icon: BookOpen,
  access: 'free',
  tables: ['readings'],
});
