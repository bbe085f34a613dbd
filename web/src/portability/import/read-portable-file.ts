import { portableFormat, portableVersion } from '#portability/portable/portable-file.ts';
import { exportedOnly, importTables, knownColumns } from './import-tables.ts';
import { largestPhoto } from '@cogn/shared/input-limits.ts';
import { bytesFromZip, readFromZip, type Zip } from '#lib/read-zip.ts';

type Json = Readonly<Record<string, unknown>>;

/** The rows of a file by table, and what the import ignores. */
export interface FileRows {
  readonly rows: ReadonlyMap<string, readonly unknown[]>;
  /** The account that made the file, if the file names it. */
  readonly account: string | null;
  /** Unknown tables, and unknown columns as `table.column`. */
  readonly unknown: readonly string[];
  /** The number of rows in tables that are never imported. */
  readonly leftOut: number;
  /** The number of records that the user's choices leave out; shown before and after the import. */
  readonly skipped?: number;
}

export type FileReading = { readonly kind: 'file'; readonly file: FileRows } | { readonly kind: FileFault };
/** `notJson`: no readable data; `notOurs`: another program's file; `newer`: a later version; `damaged`: bad structure. */
export type FileFault = 'notJson' | 'notOurs' | 'newer' | 'damaged';

/**
 * Reads a file of the format `cogn-export`. It names the tables and columns that it does not know, and counts the rows of
 * tables that are never imported.
 */
export function readPortableFile(text: string): FileReading {
  const file = jsonOf(text);
  if (file === undefined) return { kind: 'notJson' };
  if (!isObject(file) || file['format'] !== portableFormat) return { kind: 'notOurs' };
  const version = file['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { kind: 'damaged' };
  if (version > portableVersion) return { kind: 'newer' };
  const { tables } = file;
  if (!isObject(tables) || !Object.values(tables).every(Array.isArray)) return { kind: 'damaged' };
  return { kind: 'file', file: sort(tables as Readonly<Record<string, readonly unknown[]>>) };
}

function sort(tables: Readonly<Record<string, readonly unknown[]>>): FileRows {
  const rows = new Map<string, readonly unknown[]>();
  const unknown: string[] = [];
  let leftOut = 0;
  for (const [table, all] of Object.entries(tables)) {
    const known = importTables.find((each) => each.table === table);
    if (known) {
      rows.set(table, all);
      // Not `push(...names)`: a forged file can name more columns than a call takes arguments.
      for (const name of unknownColumns(table, all)) unknown.push(name);
    } else if (exportedOnly.includes(table)) leftOut += all.length;
    else unknown.push(table);
  }
  const [profile] = tables['profiles'] ?? [];
  const account = isObject(profile) && typeof profile['id'] === 'string' ? profile['id'] : null;
  return { rows, account, unknown, leftOut };
}

function unknownColumns(table: string, rows: readonly unknown[]): readonly string[] {
  const known = knownColumns.get(table) ?? [];
  const names = new Set(rows.filter(isObject).flatMap((row) => Object.keys(row)));
  return [...names].filter((name) => !known.includes(name)).map((name) => `${table}.${name}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of the file with the records in a ZIP copy of all data. */
const ofAllData = 'cogn.json';
/** The size limit of a file in bytes, because phones cannot read larger files. */
export const largestFile = 100_000_000;

/** The text of a file. For a ZIP copy of all data, the text of its records file; empty if the ZIP has no such file. */
export function textIn(bytes: Uint8Array, zip: Zip | null): string {
  return zip ? (readFromZip(zip, ofAllData, largestFile) ?? '') : new TextDecoder().decode(bytes);
}

/** The types of the profile photo in a copy of all data, by file extension (`your-data/own-photos.ts`). */
const photoTypes = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' };

/** The profile photo in a copy of all data, or null. The server checks its real type. */
export function photoIn(zip: Zip | null): Blob | null {
  if (!zip) return null;
  for (const [ending, type] of Object.entries(photoTypes)) {
    const photo = bytesFromZip(zip, `photos/photo.${ending}`, largestPhoto);
    if (photo) return new Blob([photo as Uint8Array<ArrayBuffer>], { type });
  }
  return null;
}
