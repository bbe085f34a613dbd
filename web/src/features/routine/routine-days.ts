import { defineJournal } from '#core/journal/define-journal.ts';
import { flag } from '#core/journal/fields.ts';
import { routine } from './routine.ts';

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
