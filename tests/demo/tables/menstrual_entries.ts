import type { TableOfYear } from '../demo-table.ts';

const symptoms = ['cramps', 'headache', 'bloating', 'fatigue', 'irritability', 'moodSwings', 'foodCravings'];

/** Entries on the days of the period and on the premenstrual days, with symptoms. Other days have few entries. */
export default {
  ofDay: ({ diligence, dayOfCycle, startOfCycle, date, stress }, random) => {
    const onPeriod = dayOfCycle <= 5;
    if (!random.chance(onPeriod ? 0.6 + 0.4 * diligence : dayOfCycle > 22 ? 0.3 * diligence : 0.04)) return [];
    const early = dayOfCycle <= 2;
    return [
      {
        last_period_start: dayOfCycle === 1 ? date : startOfCycle,
        on_period: onPeriod,
        flow: onPeriod ? (early ? random.pick(['moderate', 'heavy']) : random.pick(['light', 'moderate'])) : null,
        pain: onPeriod ? (early ? random.pick(['moderate', 'strong']) : random.pick(['none', 'mild'])) : null,
        symptoms: random.some(symptoms, early || dayOfCycle > 24 ? 0.4 : 0.12),
        mood: stress > 0.55 ? random.pick(['irritated', 'anxious', 'emotional']) : random.pick(['calm', 'happy']),
        notes: null,
        at: '20:10',
      },
    ];
  },
} satisfies TableOfYear;
