import { Hono, type Context } from 'hono';
import { DatabaseError } from '#database/port.ts';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { identifyCaller, checkSession, type SessionIsAlive } from '#http/caller.ts';
import { CatalogueCache, type Snapshot } from './catalogue/catalogue-cache.ts';
import { databaseRefusal } from './database-refusal.ts';
import { callFunction } from './endpoints/call.ts';
import type { Exchange } from './endpoints/exchange.ts';
import { insertRows } from './endpoints/insert.ts';
import { readRows } from './endpoints/read.ts';
import { deleteRows, updateRows } from './endpoints/update.ts';
import { readBodyText, rowsOf, type Body } from './request/read-body-rows.ts';
import { readPreferences } from './request/preferences.ts';
import { rollBack } from './roll-back.ts';
import { withRequestSettings } from './with-request-settings.ts';
import { limitRows } from './limit-account-rows.ts';
import { limitWriting, type Writing } from './limit-writing.ts';

/** The dependencies of rest/v1. `sessionIsAlive` is passed in, because rest must not import auth. */
export type RestDependencies = Pick<Dependencies, 'config' | 'database' | 'keys' | 'clock'> & {
  sessionIsAlive: SessionIsAlive;
};

type Endpoint = (exchange: Exchange) => Promise<Response>;

const ofTables: Record<string, Endpoint> = {
  GET: readRows,
  HEAD: readRows,
  POST: insertRows,
  PATCH: updateRows,
  DELETE: deleteRows,
};
const ofFunctions: Record<string, Endpoint> = { GET: callFunction, HEAD: callFunction, POST: callFunction };

/**
 * rest/v1: the tables and functions of `public` over HTTP, compatible with PostgREST. Every statement runs in the
 * caller's role, and the database decides about access. Throws `Refusal`s, which the HTTP pipeline turns into responses.
 */
export function restRoutes({ config, database, keys, clock, sessionIsAlive }: RestDependencies): Hono<RequestEnvironment> {
  const cache = new CatalogueCache(database, clock, config.allowAggregates);
  const limit = limitWriting();
  const admitRows = limitRows();

  const handle = async (
    context: Context<RequestEnvironment>,
    endpoints: Record<string, Endpoint>,
    code: 'PGRST117' | 'PGRST101',
  ) => {
    const request = context.req.raw;
    const endpoint = endpoints[request.method];
    if (!endpoint) {
      const message =
        code === 'PGRST117'
          ? `Unsupported HTTP method: ${request.method}`
          : `Cannot use the ${request.method} method on RPC`;
      throw new Refusal(code, { message, headers: { allow: Object.keys(endpoints).join(', ') } });
    }
    const claims = await identifyCaller(request, keys);
    await checkSession(claims, sessionIsAlive);
    checkSchema(request.headers);
    const preferences = readPreferences(request.headers, config.allowTxRollback);
    const name = context.req.param('name') ?? '';
    let text: Promise<string> | undefined;
    let body: Promise<Body> | undefined;
    const exchangeFor = (snapshot: Snapshot): Exchange => {
      const routines = endpoints === ofFunctions ? snapshot.catalogue.routines.get(name) : undefined;
      const onlyReads = routines?.every((routine) => !routine.volatile) ?? false;
      const readText = () => (text ??= readBodyText(request, (read) => limit(claims, { text: read, onlyReads })));
      return {
        readBodyText: readText,
        readBodyRows: () => (body ??= readText().then(rowsOf)),
        admit: (writing: Writing) => limit(claims, writing),
        admitRows,
        request,
        url: new URL(request.url),
        name,
        claims,
        preferences,
        snapshot,
        database: preferences.rollsBack ? rollBack(database) : database,
      };
    };
    try {
      return await cache.with((snapshot) => withRequestSettings(exchangeFor(snapshot), endpoint));
    } catch (error) {
      throw (error instanceof DatabaseError && databaseRefusal(error, claims)) || error;
    }
  };

  const routes = new Hono<RequestEnvironment>();
  routes.all('/rpc/:name', (context) => handle(context, ofFunctions, 'PGRST101'));
  routes.all('/:name', (context) => handle(context, ofTables, 'PGRST117'));
  routes.all('*', (context) => {
    const isRoot = /\/rest\/v1\/?$/.test(context.req.path);
    throw new Refusal(isRoot ? 'PGRST126' : 'PGRST125');
  });
  return routes;
}

/** Refuses any schema but `public` in `accept-profile` and `content-profile` with `PGRST106`. */
function checkSchema(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema !== null && schema !== '' && schema !== 'public') {
      throw new Refusal('PGRST106', {
        message: `Invalid schema: ${schema}`,
        hint: 'Only the following schemas are exposed: public',
      });
    }
  }
}
