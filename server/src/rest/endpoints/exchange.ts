import type { Claims, Result, Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Table } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/catalogue-cache.ts';
import type { Preferences } from '../request/preferences.ts';
import type { Body } from '../request/read-body-rows.ts';
import type { UserTransactions } from '../roll-back.ts';
import type { AdmitRows } from '../limit-rows.ts';
import type { Writing } from '../limit-writing.ts';
import { parametersOf, type Statement } from '../sql/statement.ts';

export interface Exchange {
  request: Request;
  url: URL;
  /** The table's or function's name in the path. */
  name: string;
  claims: Claims;
  preferences: Preferences;
  /** The body, read at most once: its text, and the rows in it. */
  readBodyText(): Promise<string>;
  readBodyRows(): Promise<Body>;
  /** Counts a write, and refuses one above the daily limit of its user. */
  admit(writing: Writing): Promise<void>;
  /** Refuses new rows above the maximum of an account. */
  admitRows: AdmitRows;
  snapshot: Snapshot;
  database: UserTransactions;
}

const rememberedStatements = 500;

/** The table in the path. Throws `PGRST205` if there is none. */
export function tableOf({ snapshot, name }: Exchange): Table {
  const table = snapshot.catalogue.tables.get(name);
  if (table) return table;
  throw new Refusal('PGRST205', { message: `Could not find the table 'public.${name}' in the schema cache` });
}

/**
 * The statement for a query shape, built once, so that the database receives the same text and can reuse its plan. The
 * shape must contain everything that the text depends on, and no value.
 */
export function statementFor({ statements }: Snapshot, shape: unknown[], build: () => Statement): Statement {
  const key = JSON.stringify(shape);
  const known = statements.get(key);
  if (known) return known;
  const built = build();
  if (statements.size >= rememberedStatements) statements.delete(statements.keys().next().value as string);
  statements.set(key, built);
  return built;
}

/** A check in the transaction of a statement, before it runs; it may refuse. */
export type Before = (transaction: Transaction) => Promise<void>;

/** Runs one statement as the caller. `check` may refuse afterwards, which rolls the statement back. */
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
