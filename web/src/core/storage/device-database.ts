import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Operation, Row, RowValues } from '#core/rows/operation.ts';
import type { Scope } from '#core/rows/scope.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { databaseName } from './forget-what-was-read.ts';

/** The rows that the server last answered to one question, for reading without a network. */
export interface StoredRows {
  /** `userId`, table and scope as one text. */
  readonly key: string;
  readonly userId: string;
  readonly table: string;
  readonly scope: Scope;
  readonly rows: readonly Row[];
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** One request of an import from a file: what it was about to write, for taking it back. */
export interface StoredImport {
  /** Given by the store. */
  readonly place?: number;
  readonly userId: string;
  /** The same for all requests of one import. */
  readonly importId: string;
  readonly fileName: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly table: string;
  readonly added: readonly string[];
  /** What stood before in the columns that were changed. */
  readonly before: readonly { readonly id: string; readonly values: RowValues }[];
}

/** The rows of a table as they were gathered for a file, for making one without a network. */
export interface GatheredRows {
  readonly userId: string;
  readonly table: string;
  /** The days that were asked for, both included; null: without an end on that side. */
  readonly period: { readonly from: CalendarDate | null; readonly to: CalendarDate | null };
  readonly rows: readonly Row[];
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

interface DeviceSchema extends DBSchema {
  operations: { key: number; value: Operation; indexes: { byUser: string; byRow: [string, string, string] } };
  cache: { key: string; value: StoredRows; indexes: { byUser: string; byTable: [string, string] } };
  imports: { key: number; value: StoredImport; indexes: { byUser: string } };
  gathered: { key: [string, string]; value: GatheredRows; indexes: { byUser: string } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/**
 * Opens this device's database: `operations` (what waits to be sent), `cache` (what was read), `imports` (what can be taken back) and `gathered` (what files are made of
 * without a network), of all people who use this device, separated by user id. Rejects where the browser has no IndexedDB or forbids it.
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
    // Another tab has a newer app and waits for this one to let go.
    blocking: () => database.close(),
    terminated: () => (opened = undefined),
  });
  database.addEventListener('close', () => (opened = undefined));
  return database;
}

let opened: Promise<DeviceDatabase> | undefined;

/** The database of this tab, opened once; after a failure the next call tries again. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDeviceDatabase();
  opened.catch(() => (opened = undefined));
  return opened;
}
