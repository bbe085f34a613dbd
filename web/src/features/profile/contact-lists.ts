// The index page loads profile-tables.ts. If these lists were in that file, the index page would also load the code of
// `defineList`.
import { optional, text } from '#core/journal/fields.ts';
import { defineList } from '#core/list/define-list.ts';

/** The contacts that the crisis alert reaches. */
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

/** The person's therapists and doctors, with one way to reach each. */
export const professionalContacts = defineList({
  table: 'professional_contacts',
  fields: { name: text({ maxLength: 200 }), contact: text({ maxLength: 200 }) },
  named: 'name',
  exported: ['name', 'contact'],
});
