import type { TableOfYear } from '../demo-table.ts';

const clock = (minutes: number) => {
  const within = (Math.round(minutes) + 1440) % 1440;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/** Sleep is shorter and later under stress, and longer at weekends. Most nights have times, and a few have diary details. */
export default {
  ofDay: ({ diligence, stress, energy, weekday, slept }, random) => {
    if (!random.chance(0.85 * diligence)) return [];
    const weekend = weekday === 0 || weekday === 6;
    const bed = 23 * 60 + 20 + (weekend ? 45 : 0) + 70 * (stress - 0.4) + random.normal(0, 20);
    const timed = random.chance(0.7);
    const detailed = timed && random.chance(0.25);
    const quality =
      stress > 0.6
        ? random.pick(['wokeUpOften', 'wokeUpAndDidntSleep', 'delayed', 'unrestful'])
        : random.pick(energy > 0.5 ? ['restful', 'restful', 'restful', 'delayed'] : ['unrestful', 'restful', 'wokeUpOften']);
    return [
      {
        hours: timed ? null : slept,
        bed_time: timed ? clock(bed) : null,
        tried_time: detailed ? clock(bed + 20) : null,
        minutes_to_fall_asleep: detailed ? random.pick([5, 10, 20, 35]) : null,
        awakenings: detailed ? random.pick([0, 1, 1, 2, 3]) : null,
        wake_time: timed ? clock(bed + 60 * slept) : null,
        rise_time: detailed ? clock(bed + 60 * slept + 15) : null,
        quality: random.chance(0.9) || timed ? quality : null,
        notes: random.chance(0.06) ? 'Dormi com o ventilador ligado.' : null,
        // The user cannot record a night before getting up.
        at: timed && clock(bed + 60 * slept + 20) > '08:20' ? clock(bed + 60 * slept + 20) : '08:20',
      },
    ];
  },
} satisfies TableOfYear;
