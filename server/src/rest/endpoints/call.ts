import type { Result } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findRoutine, parameterNames } from '../catalogue/find-routine.ts';
import { checkDateTimesOfRows } from '../query/date-time-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query-tree.ts';
import { answer, contentRange, wantsObject } from '../request/response.ts';
import { readPreferences } from '../request/preferences.ts';
import type { Body } from '../request/read-rows.ts';
import { refuseBeyond, refuseUnlessOne } from '../request/refuse-rows.ts';
import { buildCall, type CallArguments } from '../sql/build-call.ts';
import type { ReadRow } from '../sql/build-read.ts';
import { boundEmbeds } from './bound-embeds.ts';
import { runStatement, statementFor, type Exchange } from './exchange.ts';
import { readAnswer } from './read.ts';

/** Calls a function: by POST with its arguments as a JSON object, or by GET and HEAD with arguments in the URL. */
export async function callFunction(exchange: Exchange): Promise<Response> {
  const { request, url, snapshot, name } = exchange;
  const { catalogue } = snapshot;
  const byPost = request.method === 'POST';
  const accepted = wantsObject(request.headers.get('accept'));
  const preferences = readPreferences(request.headers.get('prefer'));
  const range = request.headers.get('range');
  const query = parseQuery(url.searchParams, byPost ? { range } : { range, parameters: parameterNames(catalogue, name) });
  const body = byPost ? await argumentsOf(exchange) : undefined;
  const given = body ? bodyArguments(body, query) : textArguments(query);
  const routine = findRoutine(catalogue, name, given.kind === 'json' ? given.names : given.given.map((one) => one.name));
  if (body) checkDateTimesOfRows(body.rows, routine.parameters);
  if (!byPost && routine.volatile) {
    throw new Refusal('PGRST101', {
      message: `Cannot use the ${request.method} method on RPC`,
      hint: 'This function may change data: call it by POST.',
      headers: { allow: 'POST' },
    });
  }

  boundEmbeds(catalogue, routine.table ?? routine.name, query);

  const { count, applied } = preferences;
  const shape = ['call', name, routine.parameters, given, query.level, count, accepted];
  const statement = statementFor(snapshot, shape, () =>
    buildCall(catalogue, routine, given, query.level, { count, single: accepted }),
  );
  const { maxAffected } = preferences;
  if (maxAffected !== undefined && !routine.many) throw new Refusal('PGRST128');
  const onlyOne = accepted && routine.returns !== 'void';
  const check = (result: Result<ReadRow>) => {
    const returned = result.rows[0]?.page ?? 0;
    if (maxAffected !== undefined) refuseBeyond(maxAffected, returned);
    if (onlyOne) refuseUnlessOne(returned);
  };
  const checked = onlyOne || maxAffected !== undefined ? check : undefined;
  const { rows } = await runStatement<ReadRow>(exchange, statement, query.values, checked);
  const quiet = byPost && (preferences.answer === 'minimal' || preferences.answer === 'headers-only');
  if (routine.returns === 'void' || quiet) {
    const total = count ? (rows[0]?.total ?? null) : null;
    return answer({ status: 204, applied, range: contentRange(0, rows[0]?.page ?? 0, total) });
  }
  const row = rows[0] && { ...rows[0], body: rows[0].body ?? 'null', total: count ? rows[0].total : null };
  return readAnswer(exchange, row, { single: accepted, applied, offset: query.offset });
}

async function argumentsOf(exchange: Exchange): Promise<Body> {
  const body = await exchange.readBodyRows();
  if (body.isArray) throw new Refusal('PGRST102', { details: 'Arguments are one object, each by its name.' });
  return body;
}

function bodyArguments({ rows, text }: Body, query: Query): CallArguments {
  return { kind: 'json', body: query.values.push(text) - 1, names: Object.keys(rows[0] ?? {}) };
}

function textArguments(query: Query): CallArguments {
  return { kind: 'text', given: query.arguments };
}
