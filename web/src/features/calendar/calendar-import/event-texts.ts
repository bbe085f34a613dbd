import type { AppointmentType } from '../appointments.ts';
import { first, readText } from './ics-values.ts';
import type { IcsProperties } from './read-ics.ts';

export interface TextReader {
  /** The name to give to an event that has none. */
  readonly unnamed: string;
  /** The type that a category of the file names, or 'other'. */
  readonly typeOf: (category: string) => AppointmentType;
}

/** The maximum length of each column in code points, as in the checks of the database. */
const longest = { name: 200, location: 200, notes: 5000 };

/** The UID. If the event lacks one, its start and name identify it. */
export const uidOf = (properties: IcsProperties): string =>
  first(properties, 'UID')?.value.trim() ||
  ['DTSTART', 'SUMMARY'].map((name) => first(properties, name)?.value ?? '').join(' ');

/** The event's name, cut to the column's maximum length; `unnamed` if the event has no name. */
export const nameOf = (properties: IcsProperties, { unnamed }: TextReader): string =>
  cut(lineOf(properties, 'SUMMARY') || unnamed, 'name');
const textOf = (properties: IcsProperties, name: string) => readText(first(properties, name)?.value ?? '');
const lineOf = (properties: IcsProperties, name: string) => textOf(properties, name).replaceAll(/\s+/gu, ' ');

/** The text, or its beginning if it is longer than its column. */
function cut(text: string, column: keyof typeof longest): string {
  const letters = [...text.slice(0, 2 * longest[column] + 2)];
  return letters.length <= longest[column] ? text : `${letters.slice(0, longest[column] - 1).join('')}…`;
}

/** The texts and the type of an event's row. `isShortened` says whether a text is longer than its column. */
export function textsOf(properties: IcsProperties, reader: TextReader) {
  const category = textOf(properties, 'CATEGORIES');
  const description = textOf(properties, 'DESCRIPTION');
  // In a file from COGN, the description begins with the type. The notes omit it, because the row has a column for the type.
  const isOwn = uidOf(properties).endsWith('@cogn') && description.split('\n')[0] === category;
  const notes = isOwn ? description.slice(category.length).trim() : description;
  const location = lineOf(properties, 'LOCATION');
  const values = {
    name: nameOf(properties, reader),
    type: reader.typeOf(category),
    location: cut(location, 'location') || null,
    notes: cut(notes, 'notes') || null,
  };
  const whole = [lineOf(properties, 'SUMMARY') || reader.unnamed, location, notes];
  return { values, isShortened: [values.name, values.location ?? '', values.notes ?? ''].join() !== whole.join() };
}
