import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';
import { dosageChanged } from './medications.ts';
import { tagNames } from './tags.ts';

/** How many days of the alternating plan are over on the last day of the year. */
export const planDays = 20;

/**
 * Six hypotheses: an answered one about sleep, one about the social battery whose answer is still to come, one about the
 * changed dosage of the morning medicine, a plan that alternates evenings with and without a warm bath, an answered one
 * about two own trackers, and one about two own tags.
 */
export default {
  once: (days, _random, idOf) => {
    const last = days.at(-1)!.date;
    const change = addDays(last, -dosageChanged);
    const nothingOwn = {
      ...{ cause_tracker: null, cause_tracker_name: null, outcome_tracker: null, outcome_tracker_name: null },
      ...{ cause_tag: null, cause_tag_name: null, outcome_tag: null, outcome_tag_name: null },
    };
    const noPlan = { practice: null, own_practice: null, stretch_days: null, order_seed: null };
    const pair = { kind: 'pair', medication_id: null, change_on: null, ...nothingOwn, ...noPlan };
    const [coffee, tinnitus] = ['Xícaras de café', 'Zumbido'];
    return [
      {
        ...{ ...pair, cause: 'sleepHours', outcome: 'social', lag: 0 },
        ...{ first_day: addDays(last, -200), look_on: addDays(last, -10) },
      },
      {
        ...{ ...pair, cause: 'social', outcome: 'overload', lag: 1 },
        ...{ first_day: addDays(last, -40), look_on: addDays(last, 16) },
      },
      {
        ...{ kind: 'medicine', cause: null, outcome: 'attention', lag: 0, ...nothingOwn, ...noPlan },
        ...{ first_day: addDays(change, -60), look_on: addDays(change, 60) },
        ...{ medication_id: idOf('medication:morning'), change_on: change },
      },
      {
        ...{ ...pair, kind: 'alternating', cause: null, outcome: 'restful', lag: 1 },
        ...{ practice: 'own', own_practice: 'banho morno à noite', stretch_days: 3, order_seed: 2026 },
        ...{ first_day: addDays(last, 1 - planDays), look_on: addDays(last, 57 - planDays) },
      },
      {
        ...{ ...pair, cause: 'tracker', outcome: 'tracker', lag: 0 },
        ...{ cause_tracker: idOf(`tracker:${coffee}`), cause_tracker_name: coffee },
        ...{ outcome_tracker: idOf(`tracker:${tinnitus}`), outcome_tracker_name: tinnitus },
        ...{ first_day: addDays(last, -300), look_on: addDays(last, -5) },
      },
      {
        ...{ ...pair, cause: 'tag', outcome: 'tag', lag: 1 },
        ...{
          cause_tag: idOf('tags:2'),
          cause_tag_name: tagNames[2],
          outcome_tag: idOf('tags:3'),
          outcome_tag_name: tagNames[3],
        },
        ...{ first_day: addDays(last, -300), look_on: addDays(last, -4) },
      },
    ];
  },
} satisfies TableOfYear;
