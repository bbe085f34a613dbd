import type { TableOfYear } from '../demo-table.ts';
import { trackersOfYear } from './trackers.ts';

const blank = { answer: null, word: null, amount: null, duration_minutes: null, option: null, notes: null, time: null };

/** The user answers each tracker on most days. Short nights bring more coffee, and stress brings more ringing in the ears. */
export default {
  ofDay: ({ diligence, atWork, slept, stress, energy }, random, idOf) => {
    const answers = {
      'Xícaras de café': { amount: random.whole(0, 2) + (slept < 6.5 ? 1 : 0) },
      Zumbido: { word: trackersOfYear[1].options[Math.min(4, Math.max(0, Math.round(stress * 4 + random.normal(0, 0.6))))] },
      'Tempo de leitura': { duration_minutes: 5 * random.whole(0, 12) },
      'Saí ao ar livre': { answer: random.chance(0.3 + energy / 2) ? 'yes' : 'no' },
      'Onde trabalhei': atWork ? { option: random.chance(0.4) ? 'casa' : random.chance(0.8) ? 'escritório' : 'café' } : null,
    };
    return trackersOfYear.flatMap(({ name, kind, unit }, place) => {
      const answer = answers[name];
      if (!answer || !random.chance(0.3 + 0.6 * diligence)) return [];
      const at = `${String(17 + place).padStart(2, '0')}:${random.whole(10, 59)}`;
      return [{ ...blank, tracker_id: idOf(`tracker:${name}`), name, kind, unit, ...answer, at }];
    });
  },
} satisfies TableOfYear;
