import { openDB, unwrap, wrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { Operation, Row, RowValues } from '#core/rows/operation.ts';
import type { Scope } from '#core/rows/scope.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { databaseName } from './delete-cached-rows.ts';

/** The server's last response to a query, for offline reading. */
export interface StoredRows {
  /** The key of the query: user id, table and scope as text. */
  readonly key: string;
  readonly userId: string;
  readonly table: string;
  readonly scope: Scope;
  readonly rows: readonly Row[];
  /** When the response was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

/** The writes of one request of a file import, stored so that the person can undo the import. */
export interface StoredImport {
  /** An auto-incremented key, set by the store. */
  readonly place?: number;
  readonly userId: string;
  /** The id of the import, which all its requests share. */
  readonly importId: string;
  readonly fileName: string;
  /** When the import began, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly table: string;
  readonly added: readonly string[];
  /** The changed rows, each with the previous values of the columns that the import changed. */
  readonly before: readonly { readonly id: string; readonly values: RowValues }[];
}

/** The rows of a table collected for an export, so that an export can be made offline. */
export interface GatheredRows {
  readonly userId: string;
  readonly table: string;
  /** The requested days, both included; null for an open end. */
  readonly period: { readonly from: CalendarDate | null; readonly to: CalendarDate | null };
  readonly rows: readonly Row[];
  /** When the rows were stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

interface DeviceSchema extends DBSchema {
  operations: { key: number; value: Operation; indexes: { byUser: string; byRow: [string, string, string] } };
  cache: { key: string; value: StoredRows; indexes: { byUser: string; byTable: [string, string]; byAge: [string, number] } };
  imports: { key: number; value: StoredImport; indexes: { byUser: string } };
  gathered: { key: [string, string]; value: GatheredRows; indexes: { byUser: string; byAge: [string, number] } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** The schema version. Each new version only adds stores and indexes, so that an older app can still use the database. */
const version = 4;

/**
 * Opens this device's database: `operations` (pending writes), `cache` (read rows), `imports` (undo data) and `gathered`
 * (export data), for all users of this device, separated by user id. Rejects if the browser has no IndexedDB or forbids it.
 */
export async function openDeviceDatabase(name = databaseName): Promise<DeviceDatabase> {
  // A newer version of the app, in another tab or before a rollback, has upgraded the database: open it as it is.
  const database = await openVersion(name, version).catch((problem: unknown) => {
    if ((problem as Error).name === 'VersionError') return openVersion(name);
    throw problem;
  });
  database.addEventListener('close', () => (opened = undefined));
  boundTransactions(unwrap(database));
  return database;
}

function openVersion(name: string, wanted?: number): Promise<DeviceDatabase> {
  const opening = openDB<DeviceSchema>(name, wanted, {
    upgrade(fresh, before, _after, change) {
      const add = (store: string, keyPath: string | string[], autoIncrement = false) => {
        const added = unwrap(fresh).createObjectStore(store, { keyPath, autoIncrement });
        added.createIndex('byUser', 'userId');
        return added;
      };
      if (before < 1) {
        add('operations', 'sequence', true).createIndex('byRow', ['userId', 'table', 'rowId']);
        add('cache', 'key').createIndex('byTable', ['userId', 'table']);
      }
      if (before < 2) add('imports', 'place', true);
      if (before < 3) add('gathered', ['userId', 'table']);
      for (const store of ['cache', 'gathered'] as const)
        change.objectStore(store).createIndex('byAge', ['userId', 'storedAt']);
    },
    // Another tab has a newer version of the app and waits for this connection to close.
    blocking() {
      opened = undefined;
      void opening.then((database) => database.close());
    },
    terminated: () => (opened = undefined),
  });
  return opening;
}

/** How long the app waits for the database to open, in ms. Most devices need some 20 ms, a busy cheap phone a second. */
const patience = 5000;
/** The longest time of a transaction, in ms. A transaction that takes longer is aborted. */
const longestTransaction = 10_000;

/**
 * Aborts transactions that do not end, so that their callers get an error and can try again. WebKit freezes a page that a
 * person leaves, with its open transactions, and the next page's transactions would wait for them forever.
 */
function boundTransactions(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...given) => {
    const transaction = begin(...given);
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // `abort` throws if the transaction has just ended.
      }
    };
    // Two timers. After the device has slept, the first timer fires at once, although the transaction may have ended. The
    // end event then arrives before the second timer fires, and cancels it.
    let timer = setTimeout(() => (timer = setTimeout(abort, 1000)), longestTransaction);
    const end = () => clearTimeout(timer);
    // Handle the rejection here, because a caller that only reads awaits its request, not the end of the transaction.
    wrap(transaction).done.then(end, end);
    return transaction;
  };
}

let opened: Promise<DeviceDatabase> | undefined;

/**
 * This tab's database connection, opened once; after a failure the next call tries again. If opening takes longer than
 * `patience`, this call and all later ones reject until the database has opened. In WebKit, a page that a person left while
 * it created the database can block the opening forever, so callers must not wait for it.
 */
export function deviceDatabase(): Promise<DeviceDatabase> {
  if (opened) return opened;
  const opening = openDeviceDatabase();
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('not open')));
  opened = Promise.race([opening, late]);
  opening.then(
    () => (opened = opening),
    () => (opened = undefined),
  );
  return opened;
}
