import { Refusal } from '#errors.ts';
import type { Column } from '../catalogue/catalogue.ts';
import type { Field } from '../query/query-tree.ts';
import { identifier, publicName } from './statement.ts';
import type { Source, Writing } from './statement-builder.ts';

export interface WrittenField {
  sql: string;
  type: string;
  arrayType: string | null;
  dateTime: boolean;
}

/** Finds a column or computed field of a source. Throws `42703`, as PostgreSQL does, if there is none of that name. */
function columnOf(source: Source, name: string): Column {
  const column = source.columns.get(name) ?? source.computed.get(name);
  if (column) return column;
  throw new Refusal('42703', { status: 400, message: `column ${source.name}.${name} does not exist` });
}

/** Writes a row of the source as a value of its table's row type, as the argument of a function. */
export function writeRow(writing: Writing, source: Source): string {
  const names = [...source.columns.keys()];
  for (const name of names) writing.note(source, name);
  const columns = names.map((name) => `${source.alias}.${identifier(name)}`).join(', ');
  return `(${source.isPartial ? `row(${columns})` : `${source.alias}.*`})::${publicName(source.name)}`;
}

function writeColumn(writing: Writing, source: Source, name: string): string {
  if (source.columns.has(name)) {
    writing.note(source, name);
    return `${source.alias}.${identifier(name)}`;
  }
  writing.countComputed();
  return `${publicName(name)}(${writeRow(writing, source)})`;
}

/** Writes a column, a computed field, or a path inside a json column. `type` is its type in comparisons. */
export function writeField(writing: Writing, source: Source, field: Field): WrittenField {
  const column = columnOf(source, field.name);
  let sql = writeColumn(writing, source, column.name);
  if (field.path.length === 0) return { sql, type: column.type, arrayType: column.arrayType, dateTime: column.dateTime };
  if (!column.json) {
    const message = `column ${source.name}.${column.name} holds no json`;
    throw new Refusal('PGRST100', { message, details: 'Only json and jsonb columns can be followed by -> or ->>.' });
  }
  let asText = false;
  for (const step of field.path) {
    const key = writing.parameter(step.key);
    sql += `${step.asText ? '->>' : '->'}${step.isIndex ? `(${key})::int` : key}`;
    ({ asText } = step);
  }
  const type = asText ? 'pg_catalog.text' : `pg_catalog.${column.json}`;
  return { sql: `(${sql})`, type, arrayType: asText ? 'pg_catalog._text' : `pg_catalog._${column.json}`, dateTime: false };
}
