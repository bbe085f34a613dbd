import { medicationRepeats } from '@cogn/shared/medication-schedule.ts';
import { weekdays } from '@cogn/shared/recurrence.ts';
import { choice, choices, date, flag, integer, number, optional, text, times } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';

/** What is taken, how much and when: the fields of a medicine's present plan and of each earlier plan. */
export const planFields = {
  name: text({ maxLength: 200 }),
  dosage: text({ maxLength: 200 }),
  as_needed: flag(),
  times: optional(times({ max: 12 })),
  repeat: choice(medicationRepeats),
  weekdays: optional(choices(weekdays)),
  every_days: optional(integer({ min: 2, max: 365 })),
  starts_on: optional(date()),
  ends_on: optional(date()),
  min_hours: optional(number({ min: 0.25, max: 720, step: 1 })),
  max_per_day: optional(integer({ min: 1, max: 50 })),
  status: choice(['active', 'paused', 'ended']),
};

/** The columns of a plan in an export, in order. */
export const exportedPlan = Object.keys(planFields) as readonly (keyof typeof planFields)[];

/** The person's medicines. Paused and ended medicines stay on the list, so that the person can still look them up. */
export const medicines = defineList({
  table: 'medications',
  fields: {
    ...planFields,
    /** The first day of the present plan; null means the day of creation. */
    plan_from: optional(date()),
    side_effects: optional(text({ maxLength: 2000 })),
    alarm: flag(),
    pills_left: optional(number({ min: 0, max: 9999, step: 1 })),
    pills_per_dose: optional(number({ min: 0.25, max: 100, step: 0.5 })),
    low_at: optional(number({ min: 0, max: 9999, step: 1 })),
  },
  named: 'name',
  exported: [...exportedPlan, 'plan_from', 'side_effects', 'alarm', 'pills_left', 'pills_per_dose', 'low_at'],
});

export type Medicine = Item<(typeof medicines)['fields']> & {
  /** The instant at which `pills_left` was counted; null if there is no count. */
  readonly counted_at: string | null;
};
