import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTemplate } from './empty-template.ts';
import { copyPrepared } from './prepared-folder.ts';
import { startParameters } from './engine-settings.ts';
import { PowerFailureFolder } from './testing/power-failure-folder.ts';
import { SyncRecord, UnsyncedFiles } from './unsynced-files.ts';

/** PGlite's WebAssembly program, compiled once; otherwise each engine in this file would compile it. */
let program: WebAssembly.Module;
beforeAll(async () => {
  const path = fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'));
  program = await WebAssembly.compile(new Uint8Array(readFileSync(path)));
});

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'cogn-power-'));
  copyPrepared(await emptyTemplate(), join(base, 'folder'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** Inserts rows of 1,024 incompressible letters. Calls few functions per row, so that the insert is fast. */
const write = `
  insert into kept
  select id, body from generate_series($1::integer, $2::integer) as id
  cross join lateral (
    select string_agg(encode(sha512(convert_to(concat(id, '.', part), 'UTF8')), 'hex'), '') as body from generate_series(1, 8) as part
  ) as made`;

/**
 * Runs the first `most` write steps with these start parameters, and simulates a power failure after each. For each
 * failure, returns how many rows were acknowledged and how many are left.
 */
async function failPower(startParams: string[], most = 5): Promise<{ acknowledged: number; left: number }[]> {
  const shadow = join(base, 'shadow');
  const fs = new PowerFailureFolder(join(base, 'folder'), shadow);
  const writer = await PGlite.create({ fs, startParams, pgliteWasmModule: program });
  await writer.exec('create table kept (id integer primary key, body text); checkpoint');
  const images: { acknowledged: number; image: string }[] = [];
  let acknowledged = 0;
  const insert = async (rows: number) => {
    await writer.query(write, [acknowledged + 1, acknowledged + rows]);
    acknowledged += rows;
  };
  const checkpoint = () => writer.exec('checkpoint');
  // Twenty thousand rows fill more than one file of the write-ahead log.
  const steps = [() => insert(1), () => insert(20_000), checkpoint, () => insert(1), () => insert(3_000)];
  for (const [index, step] of steps.slice(0, most).entries()) {
    await step();
    const image = join(base, `image-${String(index)}`);
    cpSync(shadow, image, { recursive: true });
    images.push({ acknowledged, image });
  }
  await writer.close();
  const failures = [];
  for (const { acknowledged: expected, image } of images)
    failures.push({ acknowledged: expected, left: await countRows(image) });
  return failures;
}

/** The number of complete rows on the simulated disk; 0 if PostgreSQL cannot start from it. */
async function countRows(image: string): Promise<number> {
  try {
    const reader = await PGlite.create(image, { pgliteWasmModule: program });
    const { rows } = await reader.query<{ count: number }>(
      'select count(*)::integer as count from kept where length(body) = 1024',
    );
    await reader.close();
    return rows[0]?.count ?? 0;
  } catch {
    return 0;
  }
}

test('every acknowledged row is recovered from what was synced to the disk', { timeout: 180_000 }, async () => {
  const failures = await failPower(startParameters(true));
  expect(failures.map(({ left }) => left)).toEqual(failures.map(({ acknowledged }) => acknowledged));
});

test('rows are lost with PGlite’s own way of syncing, so the test above can fail', { timeout: 180_000 }, async () => {
  const parameters = startParameters(true).map((parameter) =>
    parameter.replace('wal_sync_method=fsync', 'wal_sync_method=fdatasync'),
  );
  // One step is enough: even the first row is lost.
  const failures = await failPower(parameters, 1);
  expect(failures.some(({ left, acknowledged }) => left < acknowledged)).toBe(true);
});

test(
  'the start after a killed engine syncs only its unsynced files, and a later power failure loses nothing',
  { timeout: 180_000 },
  async () => {
    const shadow = join(base, 'shadow');
    const record = new SyncRecord();
    const start = async (folder: PowerFailureFolder) =>
      PGlite.create({ fs: folder, startParams: startParameters(true), pgliteWasmModule: program });
    const open = () => {
      const files = new UnsyncedFiles(record.unsynced, (change) => record.note(change));
      return new PowerFailureFolder(join(base, 'folder'), shadow, files);
    };
    const first = await start(open());
    record.complete();
    await first.exec('create table kept (id integer primary key, body text); checkpoint');
    await first.query(write, [1, 20_000]);
    // The rows exceeded the buffers, so PostgreSQL wrote some to the table's file. That file is not synced yet, because
    // the first engine was not closed.
    expect(record.unsynced).not.toEqual([]);

    const folder = open();
    const second = await start(folder);
    const files = readdirSync(join(base, 'folder'), { recursive: true }).length;
    expect(folder.syncs).toBeLessThan(files / 3);
    await second.query(write, [20_001, 20_010]);
    const image = join(base, 'image');
    cpSync(shadow, image, { recursive: true });
    expect(await countRows(image)).toBe(20_010);
    await second.close();
  },
);
