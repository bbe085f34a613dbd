import { openDB, unwrap, wrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { Operation, Row, RowValues } from '#core/rows/operation.ts';
import type { Scope } from '#core/rows/scope.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { databaseName } from './delete-cached-rows.ts';

/** The server's last response to a query, for offline reading. */
export interface StoredRows {
  /** User id, table and scope as text. */
  readonly key: string;
  readonly userId: string;
  readonly table: string;
  readonly scope: Scope;
  readonly rows: readonly Row[];
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** One request of a file import: the planned writes, for undo. */
export interface StoredImport {
  /** Set by the store. */
  readonly place?: number;
  readonly userId: string;
  /** The same for all requests of one import. */
  readonly importId: string;
  readonly fileName: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly table: string;
  readonly added: readonly string[];
  /** Previous values of the changed columns. */
  readonly before: readonly { readonly id: string; readonly values: RowValues }[];
}

/** The rows of a table collected for an export, so that one can be made offline. */
export interface GatheredRows {
  readonly userId: string;
  readonly table: string;
  /** The requested days, both included; null for an open end. */
  readonly period: { readonly from: CalendarDate | null; readonly to: CalendarDate | null };
  readonly rows: readonly Row[];
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

interface DeviceSchema extends DBSchema {
  operations: { key: number; value: Operation; indexes: { byUser: string; byRow: [string, string, string] } };
  cache: { key: string; value: StoredRows; indexes: { byUser: string; byTable: [string, string] } };
  imports: { key: number; value: StoredImport; indexes: { byUser: string } };
  gathered: { key: [string, string]; value: GatheredRows; indexes: { byUser: string } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/**
 * Opens this device's database: `operations` (pending writes), `cache` (read rows), `imports` (undo data) and `gathered` (export data), for
 * all users of this device, separated by user id. Rejects if the browser has no IndexedDB or forbids it.
 */
export async function openDeviceDatabase(name = databaseName): Promise<DeviceDatabase> {
  const database = await openDB<DeviceSchema>(name, 3, {
    upgrade(fresh, before) {
      if (before < 1) {
        const operations = fresh.createObjectStore('operations', { keyPath: 'sequence', autoIncrement: true });
        operations.createIndex('byUser', 'userId');
        operations.createIndex('byRow', ['userId', 'table', 'rowId']);
        const cache = fresh.createObjectStore('cache', { keyPath: 'key' });
        cache.createIndex('byUser', 'userId');
        cache.createIndex('byTable', ['userId', 'table']);
      }
      if (before < 2) {
        const imports = fresh.createObjectStore('imports', { keyPath: 'place', autoIncrement: true });
        imports.createIndex('byUser', 'userId');
      }
      const gathered = fresh.createObjectStore('gathered', { keyPath: ['userId', 'table'] });
      gathered.createIndex('byUser', 'userId');
    },
    // Another tab has a newer app and waits for this connection to close.
    blocking: () => database.close(),
    terminated: () => (opened = undefined),
  });
  database.addEventListener('close', () => (opened = undefined));
  boundTransactions(unwrap(database));
  return database;
}

/** How long the app waits for the database to open, in ms. Most devices need some 20, a busy cheap phone a second. */
const patience = 5000;
/** The longest time of a transaction, in ms. */
const longestTransaction = 10_000;

/**
 * Aborts transactions that do not end, so that their callers get an error and can try again. WebKit freezes a page that a person
 * leaves, its transactions included: those of the next page on the same stores would wait forever.
 */
function boundTransactions(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...given) => {
    const transaction = begin(...given);
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // It has just ended.
      }
    };
    // After a device has slept the first timer is due at once: the end that came meanwhile is then reported before the second.
    let timer = setTimeout(() => (timer = setTimeout(abort, 1000)), longestTransaction);
    const end = () => clearTimeout(timer);
    // A caller that only reads awaits the request, not the end: nobody else would handle this error.
    wrap(transaction).done.then(end, end);
    return transaction;
  };
}

let opened: Promise<DeviceDatabase> | undefined;

/**
 * This tab's database connection, opened once; after a failure the next call tries again. Rejects after `patience`, and at once from then on
 * until the database has opened: WebKit leaves it waiting for a page that a person left during its first opening, and nothing on the page
 * may wait for that.
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
