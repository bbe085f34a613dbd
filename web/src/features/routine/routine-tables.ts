import { defineJournal } from '#core/journal/define-journal.ts';
import { text, flag, choice, integer, optional } from '#core/journal/fields.ts';
import { routine } from './routine.ts';
import { stepsPerDay } from './ticks-by-task.ts';
import { defineList } from '#core/list/define-list.ts';

/** When a step is done: the groups of the page, in the order of a day. */
export const partsOfDay = ['anyTime', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The steps of the routine. On a day of low energy `smaller` takes a step's place, or the step rests. */
export const routineTasks = defineList({
  table: 'routine_tasks',
  fields: {
    name: text({ maxLength: 200 }),
    part_of_day: choice(partsOfDay),
    minutes: optional(integer({ min: 1, max: 600, step: 5, unit: 'minute' })),
    smaller: optional(text({ maxLength: 200 })),
    rests_when_low: flag(),
  },
  named: 'name',
  exported: ['name', 'part_of_day', 'minutes', 'smaller', 'rests_when_low'],
});

/** The days on which the smaller routine holds: one row a day, or none. */
export const routineDays = defineJournal({
  page: routine,
  table: 'routine_days',
  planned: true,
  fields: { low_energy: flag() },
  statistics: {
    daysOfLowEnergy: (days) => (days.length === 0 ? null : days.filter(({ low_energy }) => low_energy).length),
  },
  exported: ['low_energy'],
});

/** What was done on a day: one row a step and day, with the step's name as it was then. */
export const routineTicks = defineJournal({
  page: routine,
  table: 'routine_ticks',
  planned: true,
  fields: { task: text({ maxLength: 200 }) },
  statistics: { stepsPerDay },
  exported: ['task'],
});
