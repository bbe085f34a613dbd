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

/** Values of columns that the example year leaves blank. The first row of the table gets them. */
const rarelyFilled: Readonly<Record<string, object>> = {
  medications: {
    ...{ repeat: 'weekdays', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], every_days: 2 },
    ...{ starts_on: '2020-01-01', ends_on: '2199-12-31', min_hours: 6, max_per_day: 4 },
  },
  medication_plans: {
    ...{ repeat: 'weekdays', weekdays: ['mon', 'thu'], every_days: 3 },
    ...{ starts_on: '2020-01-01', ends_on: '2199-12-31', min_hours: 6.5, max_per_day: 3 },
  },
  medication_doses: { pills: 0.5 },
  reminders: { done_on: '2026-11-19' },
  alarm_settings: { daily_limit: 6 },
  menstrual_entries: { notes: 'leve' },
  menstrual_settings: { left_out: '2026-03-01 2026-03-29' },
  pets: { counted_to: '2026-11-18' },
  camouflage_entries: { notes: 'reunião longa' },
  analysis_entries: { noted_time: '21:15' },
  mood_entries: { time: '15:30' },
  thoughts_entries: {
    ...{ pinned: true, photos: ['6f0f6e2a-1c1b-4f5e-9a53-0d9f2f6f1a10'] },
    photo_texts: ['a janela'],
  },
  trackers: { unit: 'xícaras' },
  tracker_entries: { time: '15:30', notes: 'de tarde', unit: 'xícaras' },
  quick_messages: { photo: '0d5c1c9e-52f4-4f0a-8a3b-6f1f3f0a7b21' },
  recipes: { photo: '9a3e7f5c-7a0d-4a57-9e2b-2f1a6c4d8e05' },
  safety_plans: { safer_place: 'a casa da Bia' },
};

/** Fills an account with the example year and the values of the profile page, so that every column has a value somewhere. */
export async function liveYear(server: TestServer, person: Person, last: CalendarDate): Promise<void> {
  for (const [table, [first, ...others]] of await yearOfRows(last, person.id)) {
    const rows = first ? [{ ...first, ...rarelyFilled[table] }, ...others] : [];
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
    phone: '+55 11 98888-0001',
    address: 'Rua das Flores, 10',
    diagnoses: 'TDAH, autismo',
    weight_kg: 63.5,
    height_cm: 168,
    allergies: 'amendoim\n"látex"',
    birth_date: '1990-02-28',
  };
  const { error } = await person.client.from('profiles').update(profile).eq('id', person.id);
  if (error) throw new Error(error.message);
}
