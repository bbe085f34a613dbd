import { choice, flag, number, optional, text, times } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';

/** The person's medicines. Paused and ended medicines stay on the list, so that the person can still look them up. */
export const medicines = defineList({
  table: 'medications',
  fields: {
    name: text({ maxLength: 200 }),
    dosage: text({ maxLength: 200 }),
    as_needed: flag(),
    times: optional(times({ max: 12 })),
    side_effects: optional(text({ maxLength: 2000 })),
    alarm: flag(),
    pills_left: optional(number({ min: 0, max: 9999, step: 1 })),
    pills_per_dose: optional(number({ min: 0.25, max: 100, step: 0.5 })),
    low_at: optional(number({ min: 0, max: 9999, step: 1 })),
    status: choice(['active', 'paused', 'ended']),
  },
  named: 'name',
  exported: [
    'name',
    'dosage',
    'as_needed',
    'times',
    'side_effects',
    'alarm',
    'pills_left',
    'pills_per_dose',
    'low_at',
    'status',
  ],
});

export type Medicine = Item<(typeof medicines)['fields']> & {
  /** The instant at which `pills_left` was counted; null if there is no count. */
  readonly counted_at: string | null;
};
