import type { Result } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query-tree.ts';
import { answer } from '../request/answer.ts';
import { contentRange } from '../request/content-range.ts';
import { wantsObject } from '../request/media-type.ts';
import { readPreferences, type Preferences } from '../request/preferences.ts';
import { refuseBeyond } from '../request/refuse-beyond.ts';
import { refuseUnlessOne } from '../request/refuse-unless-one.ts';
import { buildDelete, buildUpdate } from '../sql/build-update.ts';
import type { Answer, ChangeRow } from '../sql/change-options.ts';
import type { Statement } from '../sql/statement.ts';
import { runStatement, statementFor, tableOf, type Exchange } from './exchange.ts';
import { answerOf } from './insert.ts';

/** PATCH of the rows that the filters mean. */
export async function updateRows(exchange: Exchange): Promise<Response> {
  const { snapshot } = exchange;
  const table = tableOf(exchange);
  const asked = readAsked(exchange, 'UPDATE');
  const { query, answered } = asked;
  const body = await exchange.readBody();
  const row = body.rows[0];
  if (body.isArray || !row) throw new Refusal('PGRST102', { details: 'A change is one object.' });
  const columns = query.columns ?? Object.keys(row);
  if (columns.length === 0) {
    if (asked.single) refuseUnlessOne(0);
    const { count, applied } = asked.preferences;
    const representation = answered.kind === 'rows';
    const range = contentRange(0, 0, count ? 0 : null);
    return answer({ status: representation ? 200 : 204, body: representation ? '[]' : undefined, range, applied });
  }
  const slot = query.values.push(body.text) - 1;
  const statement = statementFor(snapshot, ['update', table.name, query.level, columns, slot, answered], () =>
    buildUpdate(snapshot.catalogue, table, query.level, { columns, body: slot, answer: answered }),
  );
  return change(exchange, statement, asked, true);
}

/** DELETE of the rows that the filters mean. */
export async function deleteRows(exchange: Exchange): Promise<Response> {
  const { snapshot } = exchange;
  const table = tableOf(exchange);
  const asked = readAsked(exchange, 'DELETE');
  const { query, answered } = asked;
  const statement = statementFor(snapshot, ['delete', table.name, query.level, answered], () =>
    buildDelete(snapshot.catalogue, table, query.level, answered),
  );
  return change(exchange, statement, asked, false);
}

interface Asked {
  query: Query;
  preferences: Preferences;
  answered: Answer;
  single: boolean;
}

/** Reads what both have in common. A change of everything needs a filter that says so, as on hosted Supabase (`21000`). */
function readAsked({ request, url }: Exchange, verb: 'UPDATE' | 'DELETE'): Asked {
  const single = wantsObject(request.headers.get('accept'));
  const preferences = readPreferences(request.headers.get('prefer'));
  const query = parseQuery(url.searchParams);
  if (query.level.conditions.length === 0) {
    throw new Refusal('21000', { status: 400, message: `${verb} requires a WHERE clause` });
  }
  if (query.paged || query.offset > 0) {
    throw new Refusal('PGRST127', { details: 'A change takes no limit and no offset.' });
  }
  return { query, preferences, answered: answerOf(preferences, query, single), single };
}

async function change(
  exchange: Exchange,
  statement: Statement,
  { query, preferences, answered, single }: Asked,
  /** PostgREST tells the range of changed rows, not of removed ones. */
  tellsRange: boolean,
): Promise<Response> {
  const { count, applied, maxAffected } = preferences;
  const representation = answered.kind === 'rows';
  const onlyOne = single && representation;
  const affectedBy = ({ rows, count: changed }: Result<ChangeRow>) => rows[0]?.page ?? changed;
  const check = (result: Result<ChangeRow>) => {
    if (maxAffected !== undefined) refuseBeyond(maxAffected, affectedBy(result));
    if (onlyOne) refuseUnlessOne(affectedBy(result));
  };
  const checked = onlyOne || maxAffected !== undefined ? check : undefined;
  const result = await runStatement<ChangeRow>(exchange, statement, query.values, checked);
  const affected = affectedBy(result);
  return answer({
    status: representation ? 200 : 204,
    body: representation ? result.rows[0]?.body : undefined,
    single,
    range: contentRange(0, tellsRange ? affected : 0, count ? affected : null),
    applied,
  });
}
