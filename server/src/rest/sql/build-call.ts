import type { Catalogue, Routine } from '../catalogue/catalogue.ts';
import type { Level, Slot } from '../query/query-tree.ts';
import { jsonText, writeRead, type ReadOptions } from './build-read.ts';
import { type Statement, identifier, publicName } from './statement.ts';
import { Writing, type Source } from './statement-builder.ts';

/**
 * The arguments of a call: all in one JSON object ('json'), each as a text ('text'), or the whole body as the only
 * argument ('body').
 */
export type CallArguments =
  | { kind: 'json'; body: Slot; names: string[] }
  | { kind: 'text'; given: { name: string; value: Slot }[] }
  | { kind: 'body'; body: Slot };

/** Builds the statement of a call. It returns a single `ReadRow`, whatever the function returns. */
export function buildCall(
  catalogue: Catalogue,
  routine: Routine,
  given: CallArguments,
  level: Level,
  options: ReadOptions,
): Statement {
  const writing = new Writing(catalogue);
  const { call, from } = writeCall(writing, routine, given);
  if (routine.returns === 'void') {
    return writing.statement(
      `select null as body, 0 as page, null as total, null as bytes from (select ${call}${from}) as done`,
    );
  }
  if (routine.returns === 'value') {
    const value = `select ${call} as value${from}`;
    const body =
      routine.many && !options.single
        ? `coalesce(${jsonText('json_agg(result.value)', options)}, '[]')`
        : jsonText('(json_agg(result.value) -> 0)', options);
    return writing.statement(
      `select ${body} as body, count(*) as page, count(*) as total, null as bytes from (${value}) as result`,
    );
  }
  const computed = catalogue.tables.get(routine.table ?? '')?.computed ?? new Map();
  const name = routine.table ?? routine.name;
  const source: Source = { name, alias: writing.alias(), columns: routine.columns, computed };
  const rows = from === '' ? ` from ${call} as result` : `${from}, lateral ${call} as result`;
  const single = options.single || !routine.many;
  const called = `called_ as materialized (select result.*${rows})`;
  // Materialize `called_`. Otherwise PostgreSQL might call the function several times, and a function that changes data
  // would repeat the changes.
  return writing.statement(writeRead(writing, source, 'called_', level, { ...options, single }, [called]));
}

function writeCall(writing: Writing, routine: Routine, given: CallArguments): { call: string; from: string } {
  const parameters = new Map(routine.parameters.map((parameter) => [parameter.name, parameter]));
  const typeOf = (name: string) => parameters.get(name)?.type ?? 'pg_catalog.text';
  const name = publicName(routine.name);
  if (given.kind === 'text') {
    const values = given.given.map(({ name: parameter, value }) => {
      const dateTime = parameters.get(parameter)?.dateTime ?? false;
      return `${identifier(parameter)} => ${writing.valueOf(value, typeOf(parameter), dateTime)}`;
    });
    return { call: `${name}(${values.join(', ')})`, from: '' };
  }
  if (given.kind === 'body') return { call: `${name}(${writing.parameter(given.body, typeOf(''))})`, from: '' };
  if (given.names.length === 0) return { call: `${name}()`, from: '' };
  const columns = given.names.map((one) => `${identifier(one)} ${typeOf(one)}`).join(', ');
  const values = given.names.map((one) => `${identifier(one)} => given.${identifier(one)}`);
  return {
    call: `${name}(${values.join(', ')})`,
    from: ` from json_to_record((${writing.parameter(given.body)})::json) as given (${columns})`,
  };
}
