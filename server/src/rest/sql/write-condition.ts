import { Refusal } from '#errors.ts';
import type { Comparison, Condition, Embed, Level } from '../query/query-tree.ts';
import { writeField } from './write-field.ts';
import type { Source, Writing } from './statement-builder.ts';

const operators: Record<Comparison, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

/**
 * Writes a condition on the rows of a source. A condition may name an embed of `level` instead of a column:
 * `author=not.is.null` asks whether a related row exists. `exists` writes the SQL for such a condition.
 */
export function writeCondition(
  writing: Writing,
  source: Source,
  level: Level,
  condition: Condition,
  exists: (embed: Embed) => string,
): string {
  const not = condition.negated ? 'not ' : '';
  if (condition.kind === 'group') {
    const parts = condition.conditions.map((part) => writeCondition(writing, source, level, part, exists));
    return `${not}(${parts.join(` ${condition.join} `)})`;
  }
  const embed = embedMeant(source, level, condition);
  if (embed) {
    if (condition.kind !== 'is' || condition.state !== 'null') {
      throw new Refusal('PGRST120', {
        message: `Bad operator on the '${embed.name}' embedded resource`,
        details: 'Only is null or not is null filters are allowed on embedded resources',
      });
    }
    return condition.negated ? exists(embed) : `not ${exists(embed)}`;
  }
  const field = writeField(writing, source, condition.field);
  if (condition.kind === 'is') return `${field.sql} is ${not}${condition.state}`;
  if (condition.kind === 'in') {
    const array = arrayOf(field.arrayType, condition.field.name);
    // PostgreSQL hashes the list once if it is a subquery. With an array, a cached plan would compare each row with
    // each value.
    return `${not}(${field.sql} = any (select unnest(${writing.valueOf(condition.list, array, field.dateTime)})))`;
  }
  const pattern = condition.operator === 'like' || condition.operator === 'ilike';
  const operator = operators[condition.operator];
  if (condition.quantifier) {
    const array = pattern ? 'pg_catalog._text' : arrayOf(field.arrayType, condition.field.name);
    return `${not}(${field.sql} ${operator} ${condition.quantifier} (${writing.valueOf(condition.value, array, field.dateTime && !pattern)}))`;
  }
  const value = pattern ? writing.parameter(condition.value) : writing.valueOf(condition.value, field.type, field.dateTime);
  return `${not}(${field.sql} ${operator} ${value})`;
}

function embedMeant(source: Source, level: Level, condition: Exclude<Condition, { kind: 'group' }>) {
  if (source.columns.has(condition.field.name) || condition.field.path.length > 0) return undefined;
  return level.select.filter((item) => item.kind === 'embed').find((item) => item.name === condition.field.name);
}

function arrayOf(arrayType: string | null, column: string): string {
  if (arrayType !== null) return arrayType;
  throw new Refusal('PGRST100', { message: `column ${column} cannot be compared with a list` });
}
