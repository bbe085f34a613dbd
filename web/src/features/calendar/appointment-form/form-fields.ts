import { choice, date, flag, optional } from '#core/journal/fields.ts';
import { appointments } from '../appointments.ts';

/** An appointment's fields and its day, because the form can move an appointment to another day. */
export const movableFields = { ...appointments.fields, date: date() };

/** What the person changes of a repeating appointment: one occurrence, or also the following ones. */
export const occurrenceScopes = ['day', 'following'] as const;

/**
 * The form's fields: those of the row, `several` for an appointment that ends on another day, and `scope` for a change of a repeating
 * one.
 */
export const formFields = { ...movableFields, several: flag(), scope: optional(choice(occurrenceScopes)) };
