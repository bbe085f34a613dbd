/** The kinds of appointment, in the order of the form. Stored rows and exports hold these names. */
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
