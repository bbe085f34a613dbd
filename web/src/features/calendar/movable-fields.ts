import { date } from '#core/journal/fields.ts';
import { appointments } from './appointments.ts';

/** An appointment's fields with its day, which the form can change: unlike other entries, an appointment is often moved. */
export const movableFields = { ...appointments.fields, date: date() };
