import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';

/**
 * Therapy on Wednesdays, psychiatry on the first Monday of a month, and sometimes another appointment. A group meets every two
 * weeks from February on, and is one row. A weekend with the family lasts three days, once in three months.
 */
export default {
  plannedAhead: 35,
  ofDay: ({ date, weekday }, random) => {
    const day = Number(date.slice(8));
    const therapy = {
      name: 'Terapia',
      type: 'therapy',
      start_time: '15:00',
      duration_minutes: 50 as number | null,
      end_date: null as string | null,
      end_time: null as string | null,
      recovery_minutes: 30 as number | null,
      alert_minutes: 30 as number | null,
      professional: 'Terapeuta',
      location: null,
      notes: null,
      repeat: null,
      repeat_until: null,
      left_out: [] as readonly string[],
    };
    const psychiatry = {
      ...therapy,
      name: 'Consulta',
      type: 'psychiatry',
      start_time: '10:30',
      duration_minutes: 40,
      recovery_minutes: 60,
      alert_minutes: 1440,
      professional: 'Psiquiatra',
      location: 'Clínica do bairro',
    };
    const dentist = {
      ...therapy,
      name: 'Dentista',
      type: 'medical',
      start_time: null,
      duration_minutes: null,
      recovery_minutes: null,
      alert_minutes: null,
      professional: null,
      notes: 'Levar o fone.',
    };
    const family = {
      ...dentist,
      name: 'Visita à família',
      type: 'other',
      start_time: '18:00',
      end_date: addDays(date, 2),
      end_time: '17:00',
      recovery_minutes: 120,
      notes: null,
    };
    const group = {
      ...therapy,
      name: 'Grupo',
      type: 'occupational',
      start_time: '18:00',
      recovery_minutes: null,
      alert_minutes: null,
      professional: null,
      repeat: 'fortnightly',
      repeat_until: addDays(date, 350),
      left_out: [addDays(date, 28)],
    };
    return [
      ...(weekday === 3 ? [therapy] : []),
      ...(weekday === 1 && day <= 7 ? [psychiatry] : []),
      ...(weekday === 4 && date.slice(5) >= '02-01' && date.slice(5) <= '02-07' ? [group] : []),
      ...(weekday === 5 && day >= 8 && day <= 14 && Number(date.slice(5, 7)) % 3 === 0 ? [family] : []),
      ...(random.chance(0.01) ? [dentist] : []),
    ];
  },
} satisfies TableOfYear;
