import { defineList } from '#core/list/define-list.ts';
import { optional, text } from '#core/journal/fields.ts';

/** The people whom the crisis alert writes to. */
export const emergencyContacts = defineList({
  table: 'emergency_contacts',
  fields: {
    name: text({ maxLength: 200 }),
    phone: text({ minLength: 3, maxLength: 40 }),
    email: optional(text({ minLength: 3, maxLength: 255 })),
  },
  named: 'name',
  exported: ['name', 'phone', 'email'],
});
