import type { LanguageCode } from '#core/messages/languages.ts';
import type { Row } from '#core/rows/operation.ts';
import { aMedicine } from '#features/medications/testing/samples.ts';
import { loadNamespaces } from '#portability/portable/report-messages.ts';
import { loadSourceMessages } from '#portability/portable/testing/load-source-messages.ts';
import { makePatientSummary, summaryNamespaces, type PassportChoice } from '../patient-summary.ts';
import type { Resource } from '../resources.ts';

/** The rows of each chosen table. A table that is missing was not chosen. */
export type SampleRows = Readonly<Record<string, readonly object[]>>;

export const seed = '3d0a5f2e-6f0b-4c1c-9a39-5b7c0d1e2f3a';

/** Rows of a person who records much. The three plans of one medicine are a start, a change and a pause. */
export const richRows = {
  profiles: [
    {
      id: seed,
      full_name: 'Ana <Souza> & filhos',
      birth_date: '1990-04-05',
      phone: '+55 11 91234-5678',
      address: 'São Paulo, SP',
      diagnoses: 'TDAH\nautismo (nível 1)\n\nTDAH\n',
      allergies: 'dipirona: <urticária>\u0000',
    },
  ],
  health_passports: [{ communication: 'Prefiro escrever.', overload: null, helps: 'Luz baixa & silêncio.' }],
  medications: [
    aMedicine({ id: 'm1', name: 'Ritalina', dosage: '20 mg', status: 'paused', plan_from: '2026-03-10' as never }),
    aMedicine({
      id: 'm2',
      name: 'Metotrexato',
      plan_from: '2026-01-05' as never,
      repeat: 'weekdays',
      weekdays: ['mon', 'thu'],
      starts_on: '2026-01-05' as never,
      times: ['08:00', '20:00'],
    }),
    aMedicine({
      id: 'm3',
      name: 'Paracetamol',
      plan_from: '2026-01-06' as never,
      as_needed: true,
      times: null,
      min_hours: 6,
      max_per_day: 4,
    }),
  ],
  medication_plans: [
    {
      ...aMedicine({ name: 'Ritalina', dosage: '20 mg' }),
      id: 'p2',
      medication_id: 'm1',
      from_date: '2026-02-01',
      to_date: '2026-03-09',
    },
    {
      ...aMedicine({ name: 'Ritalina', dosage: '10 mg' }),
      id: 'p1',
      medication_id: 'm1',
      from_date: '2026-01-01',
      to_date: '2026-01-31',
    },
  ],
  weight_entries: [
    { id: 'w2', date: '2026-03-11', weight_kg: 71.4, notes: 'em segredo' },
    { id: 'w1', date: '2026-03-01', weight_kg: 72, notes: null },
  ],
  sleep_entries: [
    {
      id: 's1',
      date: '2026-03-11',
      hours: null,
      bed_time: '23:00',
      tried_time: null,
      minutes_to_fall_asleep: 20,
      wake_time: '07:00',
    },
    {
      id: 's2',
      date: '2026-03-12',
      hours: 6.5,
      bed_time: null,
      tried_time: null,
      minutes_to_fall_asleep: null,
      wake_time: null,
    },
    {
      id: 's3',
      date: '2026-03-12',
      hours: 1,
      bed_time: '14:00',
      tried_time: null,
      minutes_to_fall_asleep: null,
      wake_time: '15:00',
    },
    {
      id: 's4',
      date: '2026-03-13',
      hours: null,
      bed_time: null,
      tried_time: null,
      minutes_to_fall_asleep: null,
      wake_time: null,
    },
  ],
  questionnaire_responses: [
    {
      ...{ id: 'q1', date: '2026-03-10', kind: 'phq9', language: 'pt', item_1: 1, item_2: 0, item_3: 2, item_4: 3 },
      ...{ item_5: 0, item_6: 0, item_7: 0, item_8: 0, item_9: 0, difficulty: 2 },
    },
    {
      ...{ id: 'q2', date: '2026-03-11', kind: 'gad7', language: 'pt', item_1: 1, item_2: null, item_3: 0, item_4: 0 },
      ...{ item_5: 0, item_6: 0, item_7: 0, item_8: null, item_9: null, difficulty: null },
    },
  ],
  mood_entries: [{ id: 'f1', date: '2026-03-12', mood: 'anxious', intensity: 4, also: ['tired'], notes: 'em segredo' }],
} satisfies SampleRows;

/** Every table was chosen, and nothing is written. */
export const emptyRows: SampleRows = Object.fromEntries(Object.keys(richRows).map((table) => [table, []]));

interface Sample {
  readonly language?: LanguageCode;
  readonly person?: string | null;
  readonly now?: Date;
  readonly asOf?: number;
  readonly passport?: PassportChoice;
}

/** The summary of these rows, made on 20 March 2026 at 15:00. */
export async function sampleSummary(rows: SampleRows, { language = 'pt', person = null, ...times }: Sample = {}) {
  const messages = await loadNamespaces(loadSourceMessages, language, summaryNamespaces);
  const byTable = new Map(Object.entries(rows).map(([table, all]) => [table, all as readonly Row[]]));
  const bundle = await makePatientSummary({
    ...{ language, messages, rows: byTable, person, seed },
    ...{ now: new Date(2026, 2, 20, 15), ...times },
  });
  return readBundle(bundle);
}

/** A resource as any client would read it: parsed from JSON, without our types. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads the file as a foreign program does
export type Parsed = Resource & Record<string, any>;

/** Reads a bundle back from its JSON. */
function readBundle(made: Resource) {
  const bundle = JSON.parse(JSON.stringify(made)) as Parsed;
  const entries = bundle['entry'] as readonly { readonly fullUrl: string; readonly resource: Parsed }[];
  const byUrl = new Map(entries.map(({ fullUrl, resource }) => [fullUrl, resource]));
  const all = (type: string) => entries.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);
  const composition = entries[0]?.resource as Parsed;
  const sections = composition['section'] as readonly Parsed[];
  const section = (code: string) => sections.find((each) => each['code'].coding[0].code === code);
  const entriesOf = (code: string) =>
    ((section(code)?.['entry'] ?? []) as readonly { reference: string }[]).map(({ reference }) => byUrl.get(reference));
  return { bundle, entries, byUrl, all, composition, sections, section, entriesOf };
}
