/** What often drains a social battery, in the order in which it is asked. */
export const drains = [
  'conversation',
  'meeting',
  'crowd',
  'noise',
  'phone',
  'newPeople',
  'conflict',
  'masking',
  'waiting',
  'screens',
] as const;

/** What often charges it again. */
export const charges = [
  'alone',
  'silence',
  'rest',
  'specialInterest',
  'music',
  'nature',
  'movement',
  'closePerson',
  'animal',
  'play',
] as const;

export type Drain = (typeof drains)[number];
export type Charge = (typeof charges)[number];
