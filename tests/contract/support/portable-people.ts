import { join } from 'node:path';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import type { DataClient } from '../../../web/src/core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { yearOfRows } from '../../demo/year-of-rows.ts';
import { pageClient } from './page-client.ts';
import type { Person } from './rest-server.ts';

/** An export file as docs/cogn-export.schema.json describes it. */
export interface PortableFile {
  readonly tables: Readonly<Record<string, readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]>>;
}

type Whole = { language: 'pt'; period: { from: null; to: null }; now: Date };

const app = join(import.meta.dirname, '../../../web/src/portability');

/** Imports functions of the app's export. The path is a variable, so that the compiler does not follow it into every page. */
export async function fromApp<Exported>(file: string): Promise<Exported> {
  return (await import(join(app, file))) as Exported;
}

export const { portableTables } = await fromApp<{ portableTables: readonly { readonly table: string }[] }>(
  'portable/portable-tables.ts',
);
const { readEverything } = await fromApp<{
  readEverything: (client: DataClient, tables: typeof portableTables) => Promise<ReadonlyMap<string, readonly unknown[]>>;
}>('portable/read-everything.ts');
const { makePortableFile } = await fromApp<{
  makePortableFile: (rows: ReadonlyMap<string, readonly unknown[]>, whole: Whole) => PortableFile;
}>('portable/portable-file.ts');

/** The export page's file with all data of the user. */
export async function exportOf(server: TestServer, person: Person): Promise<PortableFile> {
  const rows = await readEverything(pageClient(server, person), portableTables);
  const whole = { language: 'pt', period: { from: null, to: null }, now: server.clock.now() } as const;
  // A round trip through JSON, because a file cannot contain undefined members.
  return JSON.parse(JSON.stringify(makePortableFile(rows, whole))) as PortableFile;
}

/** Fills an account with the example year, and with the values of the profile page. */
export async function liveYear(server: TestServer, person: Person, last: CalendarDate): Promise<void> {
  for (const [table, rows] of await yearOfRows(last, person.id)) {
    for (let start = 0; start < rows.length; start += 400) {
      const { error } = await person.client.from(table).upsert(
        rows.slice(start, start + 400).map((row) => ({ ...row, user_id: person.id })),
        {
          onConflict: 'id',
          ignoreDuplicates: true,
        },
      );
      if (error) throw new Error(`${table}: ${error.code} ${error.message}`);
    }
  }
  const profile = {
    full_name: 'Ana Souza',
    weight_kg: 63.5,
    height_cm: 168,
    allergies: 'amendoim\n"látex"',
    birth_date: '1990-02-28',
  };
  const { error } = await person.client.from('profiles').update(profile).eq('id', person.id);
  if (error) throw new Error(error.message);
}
