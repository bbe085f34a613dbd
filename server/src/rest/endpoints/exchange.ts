import type { Claims, Result, Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Table } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/catalogue-cache.ts';
import type { Preferences } from '../request/preferences.ts';
import type { Body } from '../request/read-body-rows.ts';
import type { UserTransactions } from '../roll-back.ts';
import type { AdmitRows } from '../limit-account-rows.ts';
import type { Writing } from '../limit-writing.ts';
import { parametersOf, type Statement } from '../sql/statement.ts';

export interface Exchange {
  request: Request;
  url: URL;
  /** The name of the table or function in the path. */
  name: string;
  claims: Claims;
  preferences: Preferences;
  /**
   * `readBodyText` returns the request's body as text, and `readBodyRows` as parsed rows. Both read the body from the
   * request only once.
   */
  readBodyText(): Promise<string>;
  readBodyRows(): Promise<Body>;
  /** Counts a write against the user's daily limit, and refuses it above the limit. */
  admit(writing: Writing): Promise<void>;
  /** Refuses new rows above the maximum per account. */
  admitRows: AdmitRows;
  snapshot: Snapshot;
  database: UserTransactions;
}

const rememberedStatements = 500;

/** Finds the table that the path names. Throws `PGRST205` if there is none. */
export function tableOf({ snapshot, name }: Exchange): Table {
  const table = snapshot.catalogue.tables.get(name);
  if (table) return table;
  throw new Refusal('PGRST205', { message: `Could not find the table 'public.${name}' in the schema cache` });
}

/**
 * Returns the statement for a query shape and caches it, so that the database gets the same text and can reuse its
 * plan. `shape` must contain everything that the text depends on, and no values. Throws `PGRST123` for aggregates if the
 * operator does not allow them. An unknown name is reported first.
 */
export function statementFor(
  { statements, allowAggregates }: Snapshot,
  shape: unknown[],
  build: () => Statement,
): Statement {
  const key = JSON.stringify(shape);
  const known = statements.get(key);
  if (known) return known;
  const built = build();
  if (built.usesAggregates && !allowAggregates) throw new Refusal('PGRST123');
  if (statements.size >= rememberedStatements) statements.delete(statements.keys().next().value as string);
  statements.set(key, built);
  return built;
}

/** A check that runs in the statement's transaction, before the statement. It may refuse the request. */
export type Before = (transaction: Transaction) => Promise<void>;

/** Runs one statement in the caller's role. `check` runs after the statement; if it throws, the statement is rolled back. */
export function runStatement<Row>(
  { database, claims }: Exchange,
  statement: Statement,
  values: readonly string[],
  check?: (result: Result<Row>) => void,
  before?: Before,
): Promise<Result<Row>> {
  return database.asUser(claims, async (transaction) => {
    const parameters = parametersOf(statement, values);
    await before?.(transaction);
    if (!check) return transaction.finish<Row>(statement.text, parameters);
    const result = await transaction.query<Row>(statement.text, parameters);
    check(result);
    return result;
  });
}
