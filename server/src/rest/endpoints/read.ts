import { Refusal } from '#errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import { limits } from '../query/limits.ts';
import type { Form } from '../query/query-tree.ts';
import { answer, contentRange, wantedForm } from '../request/response.ts';
import { answerTooLarge, refuseUnlessOne } from '../request/refuse-rows.ts';
import { buildRead, type ReadRow } from '../sql/build-read.ts';
import { boundEmbeds } from './bound-embeds.ts';
import { runStatement, statementFor, tableOf, type Exchange } from './exchange.ts';

/** Handles GET and HEAD of a table. The status is 206 if the client requested the total and gets only some of the rows. */
export async function readRows(exchange: Exchange): Promise<Response> {
  const { request, url, snapshot } = exchange;
  const table = tableOf(exchange);
  const form = wantedForm(request.headers.get('accept'));
  const { count, applied } = exchange.preferences;
  const query = parseQuery(url.searchParams, { range: request.headers.get('range') });
  boundEmbeds(snapshot.catalogue, table.name, query);
  const statement = statementFor(snapshot, ['read', table.name, query.level, count, form], () =>
    buildRead(snapshot.catalogue, table, query.level, { count, ...form }),
  );
  const { rows } = await runStatement<ReadRow>(exchange, statement, query.values);
  return readAnswer(exchange, rows[0], { form, applied, offset: query.offset });
}

/** Builds the response with the rows of a table or a function. */
export function readAnswer(
  { request }: Exchange,
  row: ReadRow | undefined,
  { form, applied, offset }: { form: Form; applied: string[]; offset: number },
): Response {
  const { body, page, total, bytes } = row ?? { body: '[]', page: 0, total: null, bytes: null };
  if (form.single) refuseUnlessOne(page);
  if (bytes !== null && bytes > limits.answerBytes) throw answerTooLarge(bytes);
  if (total !== null && offset > total) {
    const details = `An offset of ${String(offset)} was requested, but there are only ${String(total)} rows.`;
    throw new Refusal('PGRST103', { details, headers: { 'content-range': `*/${String(total)}` } });
  }
  const status = total !== null && page < total ? 206 : 200;
  const shown = request.method === 'HEAD' ? null : body;
  return answer({ status, body: shown, form, applied, range: contentRange(offset, page, total) });
}
