import { flag, number, optional, text } from '#core/journal/fields.ts';

/** The columns of public.profiles, by the section that saves them. The date of birth is a text that the page validates. */
export const personal = {
  table: 'profiles',
  fields: {
    full_name: optional(text({ maxLength: 200 })),
    phone: optional(text({ maxLength: 40 })),
    address: optional(text({ maxLength: 300 })),
    birth_date: optional(text({ maxLength: 10 })),
  },
} as const;

export const health = {
  table: 'profiles',
  fields: {
    weight_kg: optional(number({ min: 1, max: 700, step: 0.1, unit: 'kilogram' })),
    height_cm: optional(number({ min: 30, max: 280, step: 1, decimals: 1, unit: 'centimeter' })),
    hide_bmi: flag(),
    diagnoses: optional(text({ maxLength: 2000 })),
    allergies: optional(text({ maxLength: 2000 })),
  },
} as const;

/**
 * The health passport: what others need to know, in the person's own words. Each person has one row. The maximum lengths fit
 * a printed page.
 */
export const healthPassports = {
  table: 'health_passports',
  fields: {
    communication: optional(text({ maxLength: 1500 })),
    overload: optional(text({ maxLength: 1500 })),
    helps: optional(text({ maxLength: 1500 })),
  },
} as const;
