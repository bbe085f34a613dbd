import { defineJournal } from '#core/journal/define-journal.ts';
import { text, flag, choice, integer, optional } from '#core/journal/fields.ts';
import { routine } from './routine.ts';
import { stepsPerDay } from './ticks-by-task.ts';
import { defineList } from '#core/list/define-list.ts';

/** The parts of the day, in the order of their groups on the page. Each step belongs to one. */
export const partsOfDay = ['anyTime', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/**
 * The steps of the routine. On a low-energy day, the text `smaller` replaces a step's name, and steps with `rests_when_low`
 * are left out.
 */
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

/**
 * Whether the person has low energy on a day. Usually a day has one row. If several devices each made one, the newest
 * decides.
 */
export function isLowEnergy(rows: readonly LowEnergy[]): boolean {
  return rows.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)).at(-1)?.low_energy ?? false;
}

/**
 * The days on which the person said whether their energy is low. On a low-energy day, the routine has fewer and smaller
 * steps.
 */
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

/** The ticked steps: a row for each step and day, with the name that the step had on that day. */
export const routineTicks = defineJournal({
  page: routine,
  table: 'routine_ticks',
  planned: true,
  fields: { task: text({ maxLength: 200 }) },
  statistics: { stepsPerDay },
  exported: ['task'],
});
