import type { LanguageCode } from '#core/messages/languages.ts';
import type { Operation } from '#core/rows/operation.ts';
import { dateOf } from '#lib/local-date.ts';
import { writeZip, type ZipEntry } from '#lib/write-zip.ts';
import type { ExportAnswer, FileDependencies } from '#portability/export/make-export.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import { photosIn, photosOfRows } from '#portability/portable/photos-of-rows.ts';
import { makePortableFile } from '#portability/portable/portable-file.ts';
import { wholeTime } from '#portability/portable/period.ts';
import { portableTables, readableFurtherTables, type FurtherTable } from '#portability/portable/portable-tables.ts';
import { readEverything, type RowsByTable } from '#portability/portable/read-everything.ts';
import { loadReportMessages } from '#portability/portable/report-messages.ts';
import { readOwnPhotos, type NamedPhotos } from './own-photos.ts';
import { writeTable } from '#portability/portable/write-csv.ts';
import { askServer } from '#core/wire/ask-server.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { readProblemOf } from '#core/row-cache/read-problem.ts';

/** A requested copy of all data of a user. */
export interface OwnDataRequest {
  readonly userId: string;
  /** The language of the readme and of the numbers in the CSV files. */
  readonly language: LanguageCode;
  /** The readme's first paragraphs, and the one about photos that the server no longer has. The list of tables follows. */
  readonly readme: {
    readonly name: string;
    readonly paragraphs: readonly string[];
    readonly photosGone: (count: number) => string;
  };
  readonly tableNames: Readonly<Record<FurtherTable, string>>;
  /** Operations that only this device has: pending or refused. */
  readonly unsent: readonly Operation[];
}

/** The share of the progress bar that reading takes. */
const shareOfReading = 0.9;

/**
 * Makes a ZIP file with a readme, everything as JSON (`portable-file.ts`), a CSV for each table with rows, the account,
 * photos and unsent operations. Rejects if anything cannot be read, or when aborted. It never makes a partial copy; only photos
 * that the server no longer has are missing, and the readme says so.
 */
export async function makeOwnData(request: OwnDataRequest, dependencies: FileDependencies): Promise<ExportAnswer> {
  const { userId, language, readme, tableNames, unsent } = request;
  const { client, load, now, signal, progress } = dependencies;
  const [messages, rows, account] = await Promise.all([
    loadReportMessages(load, language, portableTables),
    readEverything(client, [...portableTables, ...readableFurtherTables], {
      ...(signal && { signal }),
      progress: (share) => progress?.(share * shareOfReading),
    }),
    readOwnAccount(client, signal),
  ]);
  const photos = await readOwnPhotos(userId, namedPhotos(rows, unsent), signal);
  const nameOf = (table: string) => {
    const page = portableTables.find((each) => each.table === table);
    return page ? nameTable(page, messages) : tableNames[table as FurtherTable];
  };
  const filled = [...rows].filter(([, all]) => all.length > 0);
  const paths = filled.map(([table, all]) => `tables/${table}.csv: ${nameOf(table)} (${String(all.length)})`);
  const gone = photos.gone > 0 ? [readme.photosGone(photos.gone)] : [];
  const paragraphs = ['COGN', ...readme.paragraphs, ...gone, paths.join('\r\n')];
  const entries: ZipEntry[] = [
    { path: readme.name, content: `${paragraphs.join('\r\n\r\n')}\r\n` },
    { path: 'cogn.json', content: json(makePortableFile(rows, { language, period: wholeTime, now: now() })) },
    { path: 'account.json', content: json(account) },
    ...filled.map(([table, all]) => ({ path: `tables/${table}.csv`, content: writeTable(all, language) })),
    ...photos.entries,
    ...(unsent.length > 0 ? [{ path: 'this-device.json', content: json(unsent) }] : []),
  ];
  const content = await writeZip(entries, now(), signal);
  progress?.(1);
  const records = filled.reduce((sum, [, all]) => sum + all.length, 0);
  return { kind: 'file', name: `cogn-${dateOf(now())}.zip`, type: 'application/zip', content, records };
}

/** The ids of photos that the rows of the copy name, also in changes that only this device has. */
function namedPhotos(rows: RowsByTable, unsent: readonly Operation[]): NamedPhotos {
  return new Map(
    photosOfRows.map(({ bucket, tables }) => {
      const stored = tables.flatMap((table) => rows.get(table) ?? []);
      const changed = unsent.filter(({ table }) => tables.includes(table)).map(({ values }) => values);
      return [bucket, new Set([...stored, ...changed].flatMap(photosIn))];
    }),
  );
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Reads the server's data about the account itself, without passwords, codes or secrets. */
export async function readOwnAccount(client: DataClient, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const init = signal ? { signal } : {};
  const [user, signIns, feed, links] = await Promise.all([
    ask('auth/v1/user', init),
    // Another server with this protocol may have no endpoint for the list of sessions.
    ask('auth/v1/sessions', init).catch((problem: unknown) => {
      if ((problem as { status?: unknown }).status === 404) return null;
      throw problem;
    }),
    client.rpc('calendar_feed'),
    client.rpc('health_links'),
  ]);
  if (feed.error) throw readProblemOf(feed.status, feed.error.code);
  if (links.error) throw readProblemOf(links.status, links.error.code);
  return { user, sign_ins: signIns, calendar_feed: feed.data, health_links: links.data };
}

const ask = async (path: string, init: RequestInit): Promise<unknown> => (await askServer(path, init)).json();
