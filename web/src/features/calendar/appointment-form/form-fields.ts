import { choice, date, flag, optional } from '#core/journal/fields.ts';
import { appointments } from '../appointments.ts';

/** An appointment's fields and its day, because the form can move an appointment to another day. */
export const movableFields = { ...appointments.fields, date: date() };

/** Which part of a repeating appointment a change affects: one occurrence, or also the following ones. */
export const occurrenceScopes = ['day', 'following'] as const;

/**
 * The form's fields: the row's fields, `several` (whether the appointment ends on another day), and `scope` (which
 * occurrences of a repeating appointment change).
 */
export const formFields = { ...movableFields, several: flag(), scope: optional(choice(occurrenceScopes)) };
