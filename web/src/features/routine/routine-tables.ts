import { defineJournal } from '#core/journal/define-journal.ts';
import { text, flag, choice, integer, optional } from '#core/journal/fields.ts';
import { routine } from './routine.ts';
import { stepsPerDay } from './ticks-by-task.ts';
import { defineList } from '#core/list/define-list.ts';

/** The part of the day of a step: the groups of the page, in order. */
export const partsOfDay = ['anyTime', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The steps of the routine. On a low-energy day `smaller` replaces a step, or the step is skipped. */
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

export interface LowEnergy {
  readonly low_energy: boolean;
  readonly created_at: string;
}

/** Whether a day was one of low energy, from its rows: usually one; if devices made several, the newest decides. */
export function isLowEnergy(rows: readonly LowEnergy[]): boolean {
  return rows.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)).at(-1)?.low_energy ?? false;
}

/** The low-energy days with the smaller routine. */
export const routineDays = defineJournal({
  page: routine,
  table: 'routine_days',
  planned: true,
  fields: { low_energy: flag() },
  statistics: {
    daysOfLowEnergy: (rows) =>
      rows.length === 0
        ? null
        : [...Map.groupBy(rows, ({ date }) => date).values()].filter((ofDay) => isLowEnergy(ofDay)).length,
  },
  exported: ['low_energy'],
});

/** The ticked steps: one row for each step and day, with the step's name on that day. */
export const routineTicks = defineJournal({
  page: routine,
  table: 'routine_ticks',
  planned: true,
  fields: { task: text({ maxLength: 200 }) },
  statistics: { stepsPerDay },
  exported: ['task'],
});
