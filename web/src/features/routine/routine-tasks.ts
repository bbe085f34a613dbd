import { defineList } from '#core/list/define-list.ts';
import { choice, flag, integer, optional, text } from '#core/journal/fields.ts';

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
