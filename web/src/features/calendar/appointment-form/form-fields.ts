import { choice, date, optional } from '#core/journal/fields.ts';
import { appointments } from '../appointments.ts';

/** An appointment's fields and its day, because the form can move an appointment to another day. */
export const movableFields = { ...appointments.fields, date: date() };

/** What a change or a removal of one occurrence of a repeating appointment is about. */
export const occurrenceScopes = ['day', 'following'] as const;

/** The form's fields: besides those of the row, what a change of a repeating appointment is about. */
export const formFields = { ...movableFields, scope: optional(choice(occurrenceScopes)) };
