import { Refusal } from '#errors.ts';
import type { WrittenField } from './write-field.ts';

const numbers: ReadonlySet<string> = new Set(
  ['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'].map((name) => `pg_catalog.${name}`),
);
const json: ReadonlySet<string> = new Set(['pg_catalog.json', 'pg_catalog.jsonb']);

const anything = () => true;
const fromNumbers = ({ type }: WrittenField) => numbers.has(type);
const fromJson = ({ type }: WrittenField) => json.has(type);
const fromDateTimes = ({ dateTime }: WrittenField) => dateTime;

/**
 * The types to which a selected field can be cast, and from which fields. Other casts are not offered, because a cast
 * makes the database parse a user's text. As a date, the text could contain a time zone (date-time-text.ts). As JSON,
 * its nesting could exhaust the stack. As a number, a text such as `1e131071` would become 131,000 digits.
 */
const casts: ReadonlyMap<string, (from: WrittenField) => boolean> = new Map([
  ...['text', 'varchar', 'uuid', 'boolean', 'bool'].map((type) => [type, anything] as const),
  ...['smallint', 'int2', 'integer', 'int', 'int4', 'bigint', 'int8'].map((type) => [type, anything] as const),
  ...['real', 'float4', 'float8', 'double precision'].map((type) => [type, anything] as const),
  ['numeric', fromNumbers],
  ...['json', 'jsonb'].map((type) => [type, fromJson] as const),
  ...['date', 'time', 'timestamp', 'timestamptz', 'interval'].map((type) => [type, fromDateTimes] as const),
]);

/** Writes a cast of the field to another type. Throws `PGRST100` for a cast that is not offered. */
export function writeCast(field: WrittenField, type: string): string {
  const from = casts.get(type);
  if (from?.(field)) return `${field.sql}::${type}`;
  const message = from ? `a cast to "${type}" is not offered here` : `type "${type}" is not offered`;
  throw new Refusal('PGRST100', { message, details: from ? castDetails(field) : 'This type cannot be cast to.' });
}

function castDetails({ type }: WrittenField): string {
  return `A value of type ${type.replace('pg_catalog.', '')} can be cast to text, numbers without decimals, floats, boolean and uuid.`;
}
