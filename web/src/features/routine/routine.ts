import { ListChecks } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Routine: the steps of a day in the person's order, with a smaller version for low-energy days. */
export const routine = definePage({
  id: 'routine',
  group: 'day',
  icon: ListChecks,
  access: 'free',
  tables: ['routine_ticks', 'routine_tasks', 'routine_days'],
});
