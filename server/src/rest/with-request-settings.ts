import { z } from 'zod';
import type { Database, Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Exchange } from './endpoints/exchange.ts';

/** The status and headers that SQL functions set for the response. */
interface Wanted {
  status: number | undefined;
  headers: [string, string][];
}

/**
 * Runs an endpoint so that SQL can read `request.headers`, `request.method` and `request.path`, and can set
 * `response.status` and `response.headers`. Passing the request to SQL costs an additional statement, and so does reading
 * the response settings. So each happens only if the SQL of this database mentions such a setting.
 */
export async function withRequestSettings(
  exchange: Exchange,
  endpoint: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const { readsRequest, setsResponse } = exchange.snapshot.catalogue;
  if (!readsRequest && !setsResponse) return endpoint(exchange);
  let wanted: Wanted | undefined;
  const asUser: Database['asUser'] = (claims, work, options) =>
    exchange.database.asUser(
      claims,
      async (transaction) => {
        if (readsRequest) await describeRequest(transaction, exchange);
        // Replace `finish` by `query`: `finish` would commit before the settings are read.
        const result = await work({ query: transaction.query, finish: transaction.query });
        if (setsResponse) wanted = await readWanted(transaction);
        return result;
      },
      options,
    );
  const response = await endpoint({ ...exchange, database: { ...exchange.database, asUser } });
  return wanted ? apply(response, wanted) : response;
}

/** Headers that contain a secret, ours or a proxy's. SQL does not get them, because it may store or log what it reads. */
const secret = /^(?:authorization|proxy-authorization|apikey|cookie)$|token|jwt|assertion|oidc|secret/;

async function describeRequest(transaction: Transaction, { request, url }: Exchange): Promise<void> {
  const headers = [...request.headers].filter(([name]) => !secret.test(name));
  await transaction.query(
    `select set_config('request.headers', $1, true), set_config('request.method', $2, true), set_config('request.path', $3, true)`,
    [JSON.stringify(Object.fromEntries(headers)), request.method, url.pathname.replace(/^\/rest\/v1/, '')],
  );
}

/**
 * Headers that delimit a response on its connection. A wrong value could make a proxy mix up the responses of its clients.
 */
const framing = /^(?:content-length|transfer-encoding|connection|keep-alive|upgrade|trailer|te)$/i;

const headersShape = z.array(
  z
    .record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/))
    .refine((one) => Object.keys(one).length === 1 && !Object.keys(one).some((name) => framing.test(name))),
);

/** Reads the status and headers that SQL set. Throws if they are invalid, which rolls the transaction back. */
async function readWanted(transaction: Transaction): Promise<Wanted> {
  const { rows } = await transaction.query<{ status: string | null; headers: string | null }>(
    `select current_setting('response.status', true) as status, current_setting('response.headers', true) as headers`,
  );
  const { status, headers } = rows[0] ?? {};
  if (status && !/^[2-5]\d\d$/.test(status)) throw new Refusal('PGRST112');
  return { status: status ? Number(status) : undefined, headers: headers ? headersOf(headers) : [] };
}

function headersOf(text: string): [string, string][] {
  try {
    return headersShape.parse(JSON.parse(text)).flatMap((one) => Object.entries(one));
  } catch (error) {
    throw new Refusal('PGRST111', { cause: error });
  }
}

/** HTTP statuses whose responses have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function apply(response: Response, { status = response.status, headers }: Wanted): Response {
  const all = new Headers(response.headers);
  for (const [name] of headers) all.delete(name);
  for (const [name, value] of headers) all.append(name, value);
  return new Response(bodiless.has(status) ? null : response.body, { status, headers: all });
}
