import { defineList } from '#core/journal/define-list.ts';
import { text } from '#core/journal/fields.ts';

/** The professionals who accompany the person, with one way to reach each. */
export const professionalContacts = defineList({
  table: 'professional_contacts',
  fields: { name: text({ maxLength: 200 }), contact: text({ maxLength: 200 }) },
  exported: ['name', 'contact'],
});
