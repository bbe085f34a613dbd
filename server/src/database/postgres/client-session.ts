import type { Writable } from 'node:stream';
import pg from 'pg';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { type Result, DatabaseError } from '../port.ts';
import { rolledBackError, databaseErrorOf } from '../transactions/database-errors.ts';
import type { Around, Session } from '../transactions/run-transaction.ts';
import { decoderOf } from '../values/decode-value.ts';
import { encodeParameter } from '../values/encode-parameter.ts';
import { OpenedQuery, WholeTransaction } from './opened-query.ts';
import type { PreparedStatements, PreparingConnection } from './prepared-statements.ts';

/** Our own decoders, in place of the driver's, so that both engines return the same values. */
const types = { getTypeParser: decoderOf } as unknown as NonNullable<QueryConfig['types']>;

interface Connection extends PreparingConnection {
  stream?: Writable;
}

/** SQLSTATEs after which PostgreSQL closes the connection: an administrator's shutdown, a crash, an idle transaction. */
const endsConnection = /^57P|^25P03$/;

/**
 * A session on one connection of the pool. The driver pipelines queued messages, so two queries take one round trip.
 * PostgreSQL ends a statement after `limit` milliseconds. If PostgreSQL does not respond within twice that time plus a
 * second, the session discards the connection.
 */
export function clientSession(client: PoolClient, prepared: PreparedStatements | undefined, limit: number): Session {
  // If the connection dies between two queries, it emits an error here. The next query then rejects.
  let isLost = false;
  const onError = () => (isLost = true);
  client.on('error', onError);

  // Internals of the driver, which its types omit. If a new version lacks them, everything still works, only slower.
  const { connection } = client as unknown as { connection?: Connection };
  const { stream, parsedStatements } = connection ?? {};

  const send = (query: QueryConfig | OpenedQuery | WholeTransaction): Promise<QueryResult> => {
    const timed = Object.assign(query, { query_timeout: 2 * limit + 1_000 });
    if (!(timed instanceof pg.Query)) return client.query(timed);
    return new Promise((resolve, reject) => {
      const callback = (error: Error | null, results: QueryResult | QueryResult[]) => {
        const last = Array.isArray(results) ? results.at(-1) : results;
        if (error || !last) reject(error ?? new Error('The statement had no result.'));
        else resolve(last);
      };
      client.query(Object.assign(timed, { callback }));
    });
  };
  const ask = async (query: QueryConfig | OpenedQuery | WholeTransaction): Promise<QueryResult> => {
    try {
      return await send(query);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) {
        isLost = true;
        throw lostConnection(error);
      }
      const isOfPreparing = prepared?.caused(error) === true;
      if (isOfPreparing || endsConnection.test(error.code ?? '')) isLost = true;
      throw isOfPreparing ? lostConnection(error) : databaseErrorOf(error);
    }
  };

  /**
   * Prepares the statement that begins a transaction, once per connection. Returns undefined if this connection prepares no
   * statements.
   */
  const prepareOpening = async (settings: Readonly<Record<string, string>>) => {
    const text = openingText(Object.keys(settings));
    const statement = prepared?.nameOn(connection, text);
    if (statement === undefined) return undefined;
    const values = Object.values(settings);
    // Preparing also runs the opening once, which has no effect: its settings end with their own transaction.
    if (parsedStatements?.[statement] === undefined) await ask({ name: statement, text, values });
    return { statement, values };
  };

  /**
   * Settles when PostgreSQL has processed the opening of the transaction. Later statements wait for it; otherwise they
   * could run outside the transaction, with the owner's rights.
   */
  let opened: Promise<unknown> | undefined;

  return {
    get isLost() {
      return isLost;
    },
    async query<Row>(text: string, parameters: readonly unknown[], around: Around = {}): Promise<Result<Row>> {
      const statement = {
        text,
        values: parameters.map(encodeParameter),
        types,
        queryMode: 'extended',
        name: prepared?.nameOn(connection, text),
      };
      const { committing, worked } = around;
      let { opening } = around;
      let begun = 0;
      const report = () => !isLost && worked?.(performance.now() - begun, 0);
      if (committing && opening?.settings !== undefined) {
        const preparedOpening = await prepareOpening(opening.settings);
        if (preparedOpening !== undefined) {
          begun = performance.now();
          const asked = ask(new WholeTransaction(statement, preparedOpening, () => (begun = performance.now())));
          asked.then(report, report);
          const { rows, rowCount } = await asked;
          return { rows: rows as Row[], count: rowCount ?? 0 };
        }
      }
      if (opening === undefined) await opened;
      // The driver would mistake the opening's "parse complete" for the statement's. So if the statement must be
      // parsed, run the opening separately first.
      if (opening !== undefined && statement.name !== undefined && parsedStatements?.[statement.name] === undefined) {
        opened = ask({ text: opening.script }).catch(async (error: unknown) => {
          // Roll back here, because the commit that would end the transaction is not sent.
          if (committing && !isLost) await ask({ text: 'rollback' });
          throw error;
        });
        await opened;
        opening = undefined;
      }
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      if (opening !== undefined) opened = promise;
      // If the opening fails, this statement and all that wait for `opened` get the error. Without this handler, Node
      // would report an unhandled rejection when no statement waits.
      promise.catch(() => {});
      // Send everything in one write to the socket, because a system call costs more than the data.
      stream?.cork();
      begun = performance.now();
      // Measure the time from here. The wait until PostgreSQL begins the statement is not charged to the user.
      const onOpened = () => {
        begun = performance.now();
        resolve(undefined);
      };
      const asked = ask(opening === undefined ? statement : new OpenedQuery(statement, opening.script, onOpened));
      asked.then(report, report);
      asked.catch(reject);
      const committed = committing ? ask({ text: 'commit' }) : undefined;
      stream?.uncork();
      const answers = await Promise.allSettled([asked, committed]);
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (failed) throw failed.reason;
      if (committed && (await committed).command !== 'COMMIT') throw rolledBackError();
      const { rows, rowCount } = await asked;
      return { rows: rows as Row[], count: rowCount ?? 0 };
    },
    async script(text) {
      // Wait for the opening. Otherwise a commit could be sent before the statements that wait for the opening too.
      // Ignore an error of the opening, so that a rollback is sent in any case.
      await opened?.catch(() => {});
      const answer = (await ask({ text })) as QueryResult | QueryResult[];
      return (Array.isArray(answer) ? answer.at(-1) : answer)?.command ?? '';
    },
    release(broken) {
      client.off('error', onError);
      client.release(broken);
    },
  };
}

const openingTexts = new Map<string, string>();

/** Returns the statement that sets these local settings, in order. Its parameters are the settings' values. */
function openingText(names: readonly string[]): string {
  const key = names.join();
  const known = openingTexts.get(key);
  if (known !== undefined) return known;
  const calls = names.map((name, index) => `set_config('${name}', $${String(index + 1)}, true)`);
  const text = `select ${calls.join(', ')}`;
  openingTexts.set(key, text);
  return text;
}

/**
 * Converts an error of `pg`. An error without an SQLSTATE comes from the network or the driver. In that case the
 * connection is lost, and it is unknown whether the last statement ran. The caller should retry.
 */
export function connectionErrorOf(error: unknown): DatabaseError {
  return error instanceof pg.DatabaseError ? databaseErrorOf(error) : lostConnection(error);
}

function lostConnection(error: unknown): DatabaseError {
  return new DatabaseError({
    code: '08006',
    message: 'The connection to the database was lost.',
    detail: error instanceof Error ? error.message : undefined,
    hint: 'Ask again: the next try takes a new connection.',
  });
}
