import { optional, text } from '#core/journal/fields.ts';

/** The health passport: what others need to know, in the person's own words. One row each. A printed page holds as much as fits. */
export const healthPassports = {
  table: 'health_passports',
  fields: {
    communication: optional(text({ maxLength: 1500 })),
    overload: optional(text({ maxLength: 1500 })),
    helps: optional(text({ maxLength: 1500 })),
  },
} as const;
