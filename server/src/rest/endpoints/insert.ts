import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Table } from '../catalogue/catalogue.ts';
import { checkDateTimesOfRows } from '../query/date-time-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Form, Query, Slot } from '../query/query-tree.ts';
import { answer, contentRange, wantedForm } from '../request/response.ts';
import type { Preferences } from '../request/preferences.ts';
import type { Body } from '../request/read-body-rows.ts';
import { buildHiddenCount, buildInsert, conflictColumns, type InsertOptions } from '../sql/build-insert.ts';
import { type ReturnedRows, type ChangeRow, bodyColumns } from '../sql/write-change.ts';
import { refuseTooManySent, refuseUnlessOne } from '../request/refuse-rows.ts';
import { limits } from '../query/limits.ts';
import { parametersOf } from '../sql/statement.ts';
import { boundEmbeds } from './bound-embeds.ts';
import { statementFor, tableOf, type Exchange } from './exchange.ts';

/** POST to a table: inserts one or many rows. A preference can merge or ignore rows that exist already. */
export async function insertRows(exchange: Exchange): Promise<Response> {
  const { request, url, snapshot, claims, database } = exchange;
  const table = tableOf(exchange);
  const form = wantedForm(request.headers.get('accept'));
  const preferences = exchange.preferences;
  const query = parseQuery(url.searchParams);
  const body = await exchange.readBodyRows();
  const { applied } = preferences;
  if (body.rows.length === 0) {
    if (form.single) refuseUnlessOne(0);
    const empty = preferences.answer === 'representation' ? '[]' : undefined;
    return answer({ status: 201, body: empty, range: contentRange(0, 0, preferences.count ? 0 : null), applied });
  }

  const options = insertOptions(query, body, preferences, answerOf(preferences, query, form));
  boundEmbeds(snapshot.catalogue, table.name, query);
  const isBounded = claims.role !== 'service_role';
  if (isBounded) refuseTooManySent(body.rows.length, mostSent(options));
  const statement = statementFor(snapshot, ['insert', table.name, options], () =>
    buildInsert(snapshot.catalogue, table, options),
  );
  checkDateTimesOfRows(body.rows, bodyColumns(table, options.columns));
  await exchange.admit({ newRows: body.rows.length });
  const outcome = await database.asUser(claims, async (transaction) => {
    await exchange.admitRows(claims, body.rows.length, transaction);
    const mayBeUndone = options.conflict?.resolution === 'ignore' || (form.single && options.answer.kind === 'rows');
    const parameters = parametersOf(statement, query.values);
    const result = mayBeUndone
      ? await transaction.query<ChangeRow>(statement.text, parameters)
      : await transaction.finish<ChangeRow>(statement.text, parameters);
    const row = result.rows[0];
    const changed = row?.page ?? result.count;
    if (options.conflict?.resolution === 'ignore' && changed < body.rows.length) {
      await refuseHidden(exchange, transaction, table, options, query);
    }
    if (form.single && options.answer.kind === 'rows') refuseUnlessOne(changed);
    return { body: row?.body, changed, added: row?.added ?? changed };
  });
  const mergedOnly = options.conflict?.resolution === 'merge' && outcome.added === 0;
  return answer({
    status: mergedOnly ? 200 : 201,
    body: options.answer.kind === 'rows' ? outcome.body : undefined,
    form,
    range: contentRange(0, 0, preferences.count ? outcome.changed : null),
    applied,
    ...(options.answer.kind === 'key' && outcome.changed > 0 && { location: locationOf(table, outcome.body) }),
  });
}

/**
 * The maximum number of rows in the body. It is lower for a merge that returns its rows, because the existing rows may
 * be much larger than those in the body.
 */
function mostSent({ conflict, answer: { kind } }: InsertOptions): number {
  return conflict?.resolution === 'merge' && kind === 'rows' ? limits.returnedRows : limits.changedRows;
}

/** What the response contains, according to the preference `return` and the selection. */
export function answerOf(preferences: Preferences, query: Query, form: Form): ReturnedRows {
  if (preferences.answer === 'representation') return { kind: 'rows', level: query.level, form };
  return { kind: preferences.answer === 'headers-only' ? 'key' : 'minimal' };
}

function insertOptions(query: Query, body: Body, preferences: Preferences, answered: ReturnedRows): InsertOptions {
  const columns = query.columns ?? keysOf(body, preferences.missingDefault);
  const lacking = body.rows.some((row) => columns.some((column) => !Object.hasOwn(row, column)));
  const text = body.isArray ? body.text : `[${body.text}]`;
  const conflict = preferences.resolution && { resolution: preferences.resolution, columns: query.conflict };
  if (columns.length === 0 && body.rows.length > 1) {
    throw new Refusal('PGRST102', { details: 'Rows that name no column can only be sent one at a time.' });
  }
  return {
    columns,
    body: addValue(query, text),
    ...(lacking && preferences.missingDefault && { missing: { keys: columns.map((column) => addValue(query, column)) } }),
    ...(conflict && { conflict }),
    answer: answered,
  };
}

function addValue(query: Query, value: string): Slot {
  return query.values.push(value) - 1;
}

function keysOf({ rows }: Body, mayDiffer: boolean): string[] {
  const first = Object.keys(rows[0] ?? {});
  if (mayDiffer) return [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const alike = rows.every(
    (row) => Object.keys(row).length === first.length && first.every((key) => Object.hasOwn(row, key)),
  );
  if (!alike) throw new Refusal('PGRST102', { message: 'All object keys must match' });
  return first;
}

/**
 * After `resolution=ignore-duplicates`, refuses if the sender cannot see the row that has the same key. Such a row
 * belongs to another user, and the sender's row would be lost silently. The error is the same as for a plain insert
 * (`23505`), so it reveals no more. If the request does not contain the key, the key comes from a default such as the
 * sender's id. The duplicate is then the sender's own row, so no check is needed.
 */
async function refuseHidden(
  { snapshot }: Exchange,
  transaction: Transaction,
  table: Table,
  options: InsertOptions,
  query: Query,
): Promise<void> {
  const key = conflictColumns(table, options.conflict?.columns);
  if (!key.every((column) => options.columns.includes(column))) return;
  const statement = statementFor(snapshot, ['hidden', table.name, key, options.body], () =>
    buildHiddenCount(snapshot.catalogue, table, options.body, key),
  );
  const parameters = parametersOf(statement, query.values);
  const { rows } = await transaction.query<{ hidden: number }>(statement.text, parameters);
  if ((rows[0]?.hidden ?? 0) === 0) return;
  throw new Refusal('23505', {
    status: 409,
    message: `duplicate key value violates unique constraint of "${table.name}"`,
    hint: 'Send the row again with a key of its own.',
  });
}

/** The address of the new row: `/water_entries?id=eq.…`. */
function locationOf(table: Table, body: string | undefined): string {
  const key = JSON.parse(body ?? '{}') as Record<string, unknown>;
  const filters = Object.entries(key).map(([name, value]) => [name, `eq.${String(value)}`]);
  return `/${encodeURIComponent(table.name)}?${new URLSearchParams(filters as [string, string][]).toString()}`;
}
