import { defineJournal } from '#core/journal/define-journal.ts';
import { text } from '#core/journal/fields.ts';
import { routine } from './routine.ts';
import { stepsPerDay } from './ticks-by-task.ts';

/** What was done on a day: one row a step and day, with the step's name as it was then. */
export const routineTicks = defineJournal({
  page: routine,
  table: 'routine_ticks',
  planned: true,
  fields: { task: text({ maxLength: 200 }) },
  statistics: { stepsPerDay },
  exported: ['task'],
});
