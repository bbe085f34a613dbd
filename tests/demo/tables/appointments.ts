import type { TableOfYear } from '../demo-table.ts';

/** Therapy on Wednesdays, psychiatry on the first Monday of a month, and sometimes another appointment. */
export default {
  plannedAhead: 35,
  ofDay: ({ date, weekday }, random) => {
    const day = Number(date.slice(8));
    const therapy = {
      name: 'Terapia',
      type: 'therapy',
      start_time: '15:00',
      duration_minutes: 50,
      recovery_minutes: 30,
      professional: 'Terapeuta',
      location: null,
      notes: null,
    };
    const psychiatry = {
      ...therapy,
      name: 'Consulta',
      type: 'psychiatry',
      start_time: '10:30',
      duration_minutes: 40,
      recovery_minutes: 60,
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
      professional: null,
      notes: 'Levar o fone.',
    };
    return [
      ...(weekday === 3 ? [therapy] : []),
      ...(weekday === 1 && day <= 7 ? [psychiatry] : []),
      ...(random.chance(0.01) ? [dentist] : []),
    ];
  },
} satisfies TableOfYear;
