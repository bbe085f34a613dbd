/** The kinds of appointment that the specification names, in its order. */
export const appointmentTypes = [
  'therapy',
  'medical',
  'psychology',
  'psychiatry',
  'occupational',
  'speech',
  'other',
] as const;

export type AppointmentType = (typeof appointmentTypes)[number];
