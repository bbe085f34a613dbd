import { portableFormat, portableVersion } from '#portability/portable/portable-file.ts';
import { exportedOnly, importTables, knownColumns } from './import-tables.ts';
import { largestPhoto } from '@cogn/shared/limits.ts';
import { bytesFromZip, isZip, readFromZip } from '#lib/read-zip.ts';

type Json = Readonly<Record<string, unknown>>;

/** Rows of a file by table, and what of the file is not taken. */
export interface FileRows {
  readonly rows: ReadonlyMap<string, readonly unknown[]>;
  /** The account that the file came from, if the file names it. */
  readonly account: string | null;
  /** Tables, and columns as `table.column`, that this program does not know. */
  readonly unknown: readonly string[];
  /** Rows of tables that belong to the account and stay as they are. */
  readonly leftOut: number;
  /** Records that the person's choices leave out of an import; reported before and after it. */
  readonly skipped?: number;
}

export type FileReading = { readonly kind: 'file'; readonly file: FileRows } | { readonly kind: FileFault };
/** `notJson`: no readable data. `notOurs`: another program's. `newer`: this program can't know what it means. `damaged`: parts are not as they must be. */
export type FileFault = 'notJson' | 'notOurs' | 'newer' | 'damaged';

/** Reads a file of the format `cogn-export`. Dropped records are always reported. */
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
      unknown.push(...unknownColumns(table, all));
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

/** The file of "all my data" that holds the records. */
const ofAllData = 'cogn.json';
/** Larger ones are no copy of a diary, and no phone could read them. In bytes. */
export const largestFile = 100_000_000;

/** The text of a file: its own, or that of the records in a copy of all data. Empty when a ZIP file holds none. */
export function textIn(bytes: Uint8Array): string {
  return isZip(bytes) ? (readFromZip(bytes, ofAllData, largestFile) ?? '') : new TextDecoder().decode(bytes);
}

/** The profile's photo in a copy of all data (`your-data/own-photos.ts`), by its ending. */
const photoTypes = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' };

/** The profile's photo that a copy of all data holds; null where there is none. What it really is the server looks at. */
export function photoIn(bytes: Uint8Array): Blob | null {
  if (!isZip(bytes)) return null;
  for (const [ending, type] of Object.entries(photoTypes)) {
    const photo = bytesFromZip(bytes, `photos/photo.${ending}`, largestPhoto);
    if (photo) return new Blob([photo as Uint8Array<ArrayBuffer>], { type });
  }
  return null;
}
