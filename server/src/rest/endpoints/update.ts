import type { Result } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { checkDateTimesOfRows } from '../query/date-time-text.ts';
import { limits } from '../query/limits.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Form, Query } from '../query/query-tree.ts';
import { answer, contentRange, wantedForm } from '../request/response.ts';
import type { Preferences } from '../request/preferences.ts';
import { refuseTooManyMet, refuseBeyond, refuseUnlessOne } from '../request/refuse-rows.ts';
import { buildDelete, buildMet, buildUpdate } from '../sql/build-update.ts';
import { type ReturnedRows, type ChangeRow, bodyColumns } from '../sql/write-change.ts';
import { parametersOf, type Statement } from '../sql/statement.ts';
import { boundEmbeds, isOneRow } from './bound-embeds.ts';
import { runStatement, statementFor, tableOf, type Before, type Exchange } from './exchange.ts';
import { answerOf } from './insert.ts';

/** Handles PATCH: changes the rows that match the filters. */
export async function updateRows(exchange: Exchange): Promise<Response> {
  const { snapshot } = exchange;
  const table = tableOf(exchange);
  const asked = readAsked(exchange, 'UPDATE');
  const { query, answered } = asked;
  const body = await exchange.readBodyRows();
  const row = body.rows[0];
  if (body.isArray || !row) throw new Refusal('PGRST102', { details: 'A change is one object.' });
  const columns = query.columns ?? Object.keys(row);
  if (columns.length === 0) {
    if (asked.form.single) refuseUnlessOne(0);
    const { count, applied } = asked.preferences;
    const representation = answered.kind === 'rows';
    const range = contentRange(0, 0, count ? 0 : null);
    return answer({ status: representation ? 200 : 204, body: representation ? '[]' : undefined, range, applied });
  }
  const slot = query.values.push(body.text) - 1;
  const statement = statementFor(snapshot, ['update', table.name, query.level, columns, slot, answered], () =>
    buildUpdate(snapshot.catalogue, table, query.level, { columns, body: slot, answer: answered }),
  );
  checkDateTimesOfRows([row], bodyColumns(table, columns));
  return change(exchange, statement, asked);
}

/** Handles DELETE: removes the rows that match the filters. */
export async function deleteRows(exchange: Exchange): Promise<Response> {
  const { snapshot } = exchange;
  const table = tableOf(exchange);
  const asked = readAsked(exchange, 'DELETE');
  const { query, answered } = asked;
  const statement = statementFor(snapshot, ['delete', table.name, query.level, answered], () =>
    buildDelete(snapshot.catalogue, table, query.level, answered),
  );
  return change(exchange, statement, asked);
}

interface Asked {
  verb: 'UPDATE' | 'DELETE';
  query: Query;
  preferences: Preferences;
  answered: ReturnedRows;
  form: Form;
}

/** Parses what PATCH and DELETE have in common. Refuses a request without a filter, as hosted Supabase does (`21000`). */
function readAsked({ request, url, snapshot, name, preferences }: Exchange, verb: 'UPDATE' | 'DELETE'): Asked {
  const form = wantedForm(request.headers.get('accept'));
  const query = parseQuery(url.searchParams);
  if (query.level.conditions.length === 0) {
    throw new Refusal('21000', { status: 400, message: `${verb} requires a WHERE clause` });
  }
  if (query.paged || query.offset > 0) {
    throw new Refusal('PGRST127', { details: 'A change takes no limit and no offset.' });
  }
  boundEmbeds(snapshot.catalogue, name, query);
  return { verb, query, preferences, answered: answerOf(preferences, query, form), form };
}

/**
 * Limits the rows of a change, and counts them against the user's daily limit, before the change runs. If the filters
 * select one row by its key, counts that row at once. Otherwise returns a check for the transaction, which counts the
 * matching rows and refuses more than the limit. The operator's key has no limit.
 *
 * A removed row is not counted, because it was counted when it was added. But if the client asks to roll the removal
 * back, the row is counted. Otherwise a client could repeat the same removal without a limit.
 */
async function boundChange(exchange: Exchange, { query, answered, verb }: Asked): Promise<Before | undefined> {
  const { snapshot, claims, admit, preferences } = exchange;
  const isCharged = verb === 'UPDATE' || preferences.rollsBack;
  const charge = (rows: number) => (isCharged ? admit({ changedRows: rows }) : Promise.resolve());
  const table = tableOf(exchange);
  const { level, values } = query;
  if (claims.role === 'service_role') return undefined;
  if (isOneRow(table, level.conditions)) {
    await charge(1);
    return undefined;
  }
  const most = answered.kind === 'rows' ? limits.returnedRows : limits.changedRows;
  const statement = statementFor(snapshot, ['met', table.name, level, most], () =>
    buildMet(snapshot.catalogue, table, level, most),
  );
  return async (transaction) => {
    const { rows } = await transaction.query<{ met: number }>(statement.text, parametersOf(statement, values));
    const met = rows[0]?.met ?? 0;
    refuseTooManyMet(met, most);
    await charge(met);
  };
}

async function change(exchange: Exchange, statement: Statement, asked: Asked): Promise<Response> {
  const { verb, query, preferences, answered, form } = asked;
  const { count, applied, maxAffected } = preferences;
  const representation = answered.kind === 'rows';
  const onlyOne = form.single && representation;
  const affectedBy = ({ rows, count: changed }: Result<ChangeRow>) => rows[0]?.page ?? changed;
  const check = (result: Result<ChangeRow>) => {
    if (maxAffected !== undefined) refuseBeyond(maxAffected, affectedBy(result));
    if (onlyOne) refuseUnlessOne(affectedBy(result));
  };
  const checked = onlyOne || maxAffected !== undefined ? check : undefined;
  const result = await runStatement<ChangeRow>(
    exchange,
    statement,
    query.values,
    checked,
    await boundChange(exchange, asked),
  );
  const affected = affectedBy(result);
  return answer({
    status: representation ? 200 : 204,
    body: representation ? result.rows[0]?.body : undefined,
    form,
    // PostgREST reports the range of changed rows, but not of removed ones.
    range: contentRange(0, verb === 'UPDATE' ? affected : 0, count ? affected : null),
    applied,
  });
}
