import type { Field } from '#core/journal/fields.ts';
import { languageCodes } from '#core/messages/languages.ts';
import { columnsWithoutFields, type ColumnWithoutField } from './columns-without-fields.ts';
import { portableFormat, portableVersion } from './portable-file.ts';
import { portableTables, type PortableTable } from './portable-tables.ts';

type Schema = Readonly<Record<string, unknown>>;

const date = { type: 'string', format: 'date' };
const instant = { type: 'string', format: 'date-time' };
const uuid = { type: 'string', format: 'uuid' };
/** 'HH:MM' in local time. */
const time = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };

/**
 * The JSON Schema of an export, derived from the pages' definitions. It allows further tables and columns, because a newer
 * program may add them under the same version. Readers ignore unknown ones.
 */
export function portableSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:${portableFormat}:${String(portableVersion)}`,
    title: 'A person’s own data, as COGN exports and imports it',
    description: `The file holds every column that its person may read, but for whose the row is. Rows point at each other by id. The version goes up only when what is described here changes its meaning; tables and columns are added without that.`,
    type: 'object',
    required: ['format', 'version', 'exported_at', 'language', 'period', 'tables'],
    properties: {
      format: { const: portableFormat },
      version: { const: portableVersion },
      exported_at: { ...instant, description: 'When the file was made.' },
      records_as_of: {
        ...instant,
        description:
          'When the rows were read, if that was before the file was made: without a network, of what the device had kept. Absent: when the file was made.',
      },
      language: {
        enum: languageCodes,
        description: 'The language that the person chose for the file. Rows hold no words of it but the person’s own.',
      },
      period: {
        description:
          'The days that the file was asked for, both included. Null: without an end on that side. Rows without a day are in every file.',
        type: 'object',
        required: ['from', 'to'],
        properties: { from: orNull(date), to: orNull(date) },
      },
      tables: {
        description:
          'Rows by table, oldest first. A table without rows was asked for and is empty; one that is missing was not asked for.',
        type: 'object',
        properties: Object.fromEntries(
          portableTables.map(({ table }) => [table, { type: 'array', items: { $ref: `#/$defs/${table}` } }]),
        ),
        additionalProperties: { type: 'array', items: { type: 'object' } },
      },
    },
    $defs: Object.fromEntries(portableTables.map((of) => [of.table, rowSchema(of)])),
  };
}

/** The columns of a table in the order of the schema. */
function columnsOf(of: PortableTable): Readonly<Record<string, Schema>> {
  return {
    id: uuid,
    ...(of.isDated && { date: { ...date, description: 'The person’s own calendar day.' } }),
    ...Object.fromEntries(Object.entries(of.fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...Object.fromEntries(
      Object.entries(columnsWithoutFields[of.table] ?? {}).map(([name, column]) => [name, columnSchema(column)]),
    ),
    created_at: { ...instant, description: 'When the record was made, by the person’s own clock.' },
    updated_at: { ...instant, readOnly: true, description: 'When the server last changed it. Not taken from a file.' },
  };
}

function rowSchema(of: PortableTable): Schema {
  const properties = columnsOf(of);
  return { description: `Page: ${of.page}.`, type: 'object', required: Object.keys(properties), properties };
}

function fieldSchema(field: Field): Schema {
  const schema = filledSchema(field);
  return field.required ? schema : orNull(schema);
}

function filledSchema(field: Field): Schema {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return {
        type: field.kind,
        minimum: field.min,
        maximum: field.max,
        ...('unit' in field && field.unit !== undefined && { description: `In this unit: ${field.unit}.` }),
      };
    case 'choice':
      return { enum: field.choices };
    case 'choices':
      return {
        ...{ type: 'array', items: { enum: field.choices }, minItems: 1, uniqueItems: true },
        ...(field.max !== undefined && { maxItems: field.max }),
      };
    case 'times':
      return { type: 'array', items: time, minItems: 1, maxItems: field.max, uniqueItems: true };
    case 'tags':
      return { type: 'array', items: uuid, minItems: 1, maxItems: field.max, uniqueItems: true };
    case 'flag':
      return { type: 'boolean' };
    case 'date':
      return date;
    case 'time':
      return time;
    case 'text':
      return { type: 'string', maxLength: field.maxLength, ...(field.idPattern && { pattern: field.idPattern }) };
  }
}

const kinds: Readonly<Record<ColumnWithoutField['kind'], Schema>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  date,
  instant,
  uuid,
  uuids: { type: 'array', items: uuid },
  texts: { type: 'array', items: { type: 'string' } },
  dates: { type: 'array', items: date },
};

function columnSchema({ kind, optional, byServer }: ColumnWithoutField): Schema {
  const schema = { ...kinds[kind], ...(byServer && { readOnly: true }) };
  return optional ? orNull(schema) : schema;
}

/** Adds null to a type, for optional fields. */
function orNull({ type, enum: choices, ...rest }: Schema): Schema {
  if (Array.isArray(choices)) return { enum: [...(choices as unknown[]), null], ...rest };
  return { type: [type, 'null'], ...rest };
}
