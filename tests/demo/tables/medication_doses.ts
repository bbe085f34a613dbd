import type { TableOfYear } from '../demo-table.ts';
import { dosageChanged } from './medications.ts';

/** The user takes most planned doses some minutes after their time, skips some, and leaves some without an answer. */
export default {
  ofDay: ({ diligence, dayOfCycle, daysBack }, random, idOf) => {
    const dosage = daysBack > dosageChanged ? '5 mg' : '10 mg';
    const planned = [
      { medicine: 'morning', name: 'Metilfenidato', dosage, time: '08:00' },
      { medicine: 'morning', name: 'Metilfenidato', dosage, time: '13:00' },
      { medicine: 'night', name: 'Melatonina', dosage: '3 mg', time: '22:00' },
    ];
    const taken = planned.flatMap(({ medicine, name, dosage, time }) => {
      if (!random.chance(0.6 + 0.4 * diligence)) return [];
      const skipped = random.chance(0.07);
      const minute = String(random.whole(0, 40)).padStart(2, '0');
      return [
        {
          medication_id: idOf(`medication:${medicine}`),
          name,
          dosage,
          planned: time,
          state: skipped ? 'skipped' : 'taken',
          taken_at: skipped ? null : `${time.slice(0, 2)}:${minute}`,
          pills: null,
          note: null,
          at: `${time.slice(0, 2)}:${minute}`,
        },
      ];
    });
    const pain =
      dayOfCycle <= 2 && random.chance(0.5)
        ? [
            {
              medication_id: idOf('medication:pain'),
              name: 'Dipirona',
              dosage: '500 mg',
              planned: null,
              state: 'taken',
              taken_at: '16:20',
              pills: null,
              note: 'Cólica.',
              at: '16:20',
            },
          ]
        : [];
    return [...taken, ...pain];
  },
} satisfies TableOfYear;
