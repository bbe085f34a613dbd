import type { Result } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Routine } from '../catalogue/catalogue.ts';
import { findRoutine, parameterNames, takesBody, takingBody } from '../catalogue/find-routine.ts';
import { checkDateTimesOfRows } from '../query/date-time-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query-tree.ts';
import { answer, contentRange, wantedForm } from '../request/response.ts';
import { contentType, isObject, parseJson, type Body } from '../request/read-body-rows.ts';
import { refuseBeyond, refuseUnlessOne } from '../request/refuse-rows.ts';
import { buildCall, type CallArguments } from '../sql/build-call.ts';
import type { ReadRow } from '../sql/build-read.ts';
import { boundEmbeds } from './bound-embeds.ts';
import { runStatement, statementFor, type Exchange } from './exchange.ts';
import { readAnswer } from './read.ts';

/** Calls a function. POST has the arguments in a JSON object, GET and HEAD have them in the URL. */
export async function callFunction(exchange: Exchange): Promise<Response> {
  const { request, url, snapshot, name } = exchange;
  const { catalogue } = snapshot;
  const byPost = request.method === 'POST';
  const form = wantedForm(request.headers.get('accept'));
  const preferences = exchange.preferences;
  const range = request.headers.get('range');
  const query = parseQuery(url.searchParams, byPost ? { range } : { range, parameters: parameterNames(catalogue, name) });
  const { routine, given } = byPost ? await calledByPost(exchange, query) : calledByGet(exchange, query);
  if (!byPost && routine.volatile) {
    throw new Refusal('PGRST101', {
      message: `Cannot use the ${request.method} method on RPC`,
      hint: 'This function may change data: call it by POST.',
      headers: { allow: 'POST' },
    });
  }

  boundEmbeds(catalogue, routine.table ?? routine.name, query);

  const { count, applied } = preferences;
  const shape = ['call', name, routine.parameters, given, query.level, count, form];
  const statement = statementFor(snapshot, shape, () =>
    buildCall(catalogue, routine, given, query.level, { count, ...form }),
  );
  const { maxAffected } = preferences;
  if (maxAffected !== undefined && !routine.many) throw new Refusal('PGRST128');
  const onlyOne = form.single && routine.returns !== 'void';
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
  return readAnswer(exchange, row, { form, applied, offset: query.offset });
}

interface Called {
  routine: Routine;
  given: CallArguments;
}

function calledByGet({ snapshot, name }: Exchange, query: Query): Called {
  const names = query.arguments.map((one) => one.name);
  return { routine: findRoutine(snapshot.catalogue, name, { names }), given: { kind: 'text', given: query.arguments } };
}

/**
 * Chooses the function and its arguments from a POST's body. Browsers send JSON as `text/plain` if the caller sets no
 * type. So such a body counts as text only if a function of this name takes a text; otherwise it is parsed as JSON.
 */
async function calledByPost(exchange: Exchange, query: Query): Promise<Called> {
  const { request, snapshot, name } = exchange;
  const isText = contentType(request) === 'text/plain' && takingBody(snapshot.catalogue, name, 'text').length > 0;
  if (isText) {
    const routine = findRoutine(snapshot.catalogue, name, { names: undefined, body: 'text' });
    return { routine, given: { kind: 'body', body: query.values.push(await exchange.readBodyText()) - 1 } };
  }
  const body = await argumentsOf(exchange);
  const routine = findRoutine(snapshot.catalogue, name, { names: body.names, body: 'json' });
  if (takesBody(routine)) return { routine, given: { kind: 'body', body: query.values.push(body.text) - 1 } };
  checkDateTimesOfRows(body.rows, routine.parameters);
  return { routine, given: { kind: 'json', body: query.values.push(body.text) - 1, names: body.names ?? [] } };
}

/** Reads the arguments from a JSON body. The body must be an object, unless a function of this name takes the whole body. */
async function argumentsOf(exchange: Exchange): Promise<{ names?: string[]; rows: Body['rows']; text: string }> {
  const { snapshot, name } = exchange;
  const text = await exchange.readBodyText();
  if (takingBody(snapshot.catalogue, name, 'json').length > 0 && text.trim() !== '') {
    const value = parseJson(text);
    return isObject(value) ? { names: Object.keys(value), rows: [value], text } : { rows: [], text };
  }
  const body = await exchange.readBodyRows();
  if (body.isArray) throw new Refusal('PGRST102', { details: 'Arguments are one object, each by its name.' });
  return { names: Object.keys(body.rows[0] ?? {}), rows: body.rows, text: body.text };
}
