import { defineList } from '#core/list/define-list.ts';
import { text } from '#core/journal/fields.ts';

/** The professionals who accompany the person, with one way to reach each. */
export const professionalContacts = defineList({
  table: 'professional_contacts',
  fields: { name: text({ maxLength: 200 }), contact: text({ maxLength: 200 }) },
  named: 'name',
  exported: ['name', 'contact'],
});
