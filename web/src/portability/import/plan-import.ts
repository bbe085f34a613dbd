import type { Row, RowValues } from '#core/rows/operation.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import {
  identity,
  type Difference,
  type BlockedReason,
  type Importer,
  type ImportTable,
  type TablePlan,
} from './import-plan.ts';
import { growing, healthOfProfile, ownRowTables, withReferences } from './import-rules.ts';
import { freeTrackers, needsPremium } from '#features/trackers/tracker-tables.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';

interface Planned {
  readonly tables: readonly ImportTable[];
  /** Rows of the file by table. */
  readonly rows: ReadonlyMap<string, readonly unknown[]>;
  /** Rows of the account by table. */
  readonly existing: ReadonlyMap<string, readonly Row[]>;
  /** Whether the file comes from another account. If so, the database may already have rows with these ids. */
  readonly isForeign: boolean;
  readonly importer: Importer;
}

/** Computes for each table what an import would do, without writing. Recognizes rows of earlier imports. */
export function planImport({ tables, rows, existing, isForeign, importer }: Planned): readonly TablePlan[] {
  // Maps the table and id of a row in the file to the row's id in this account.
  const places = new Map<string, string>();
  const lockedTrackers = new Set<string>();
  return tables.flatMap((of) => {
    const all = rows.get(of.table);
    if (all === undefined || all.length === 0) return [];
    const mine = existing.get(of.table) ?? [];
    return [
      of.table === 'profiles'
        ? planProfile(of, all, mine, importer)
        : planTable(of, all, mine, { isForeign, importer, places, lockedTrackers }),
    ];
  });
}

interface Known {
  readonly isForeign: boolean;
  readonly importer: Importer;
  readonly places: Map<string, string>;
  /** Ids of trackers that the import leaves out, because the user has no premium. It leaves out their entries too. */
  readonly lockedTrackers: Set<string>;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && uuid.test(value.id);

function planTable(of: ImportTable, all: readonly unknown[], mine: readonly Row[], known: Known): TablePlan {
  const { isForeign, importer, places, lockedTrackers } = known;
  const byId = new Map(mine.map((row) => [row.id, row]));
  const added = new Map<string, Row>();
  const differing: Difference[] = [];
  const blocked = { premium: 0, pastAppointment: 0, agreement: 0 };
  let same = 0;
  let unreadable = 0;
  const needsPlan = (row: Row, id: string, isNew: boolean) => {
    if (importer.isPremium) return false;
    if (of.table === 'tracker_entries') return lockedTrackers.has(String(row['tracker_id']));
    if (of.table !== 'trackers') return false;
    const isLocked = isNew
      ? mine.length + added.size >= freeTrackers && !added.has(id)
      : needsPremium(Number(byId.get(id)?.['slot']));
    if (isLocked) lockedTrackers.add(id);
    return isLocked;
  };
  for (const entry of all) {
    if (!isRow(entry) || !isReadable(of, taken(of, entry))) {
      unreadable += 1;
      continue;
    }
    const row = pointed(of.table, taken(of, entry), known);
    const there = knownAs(of.table, row, byId, mine, importer.rowSeed);
    const values = there && differenceOf(of.table, row, there);
    const id = there?.id ?? newId(of.table, row, isForeign, importer.rowSeed);
    places.set(`${of.table} ${row.id}`, id);
    const why = reasonToBlock(of, row, importer) ?? (needsPlan(row, id, !there) ? 'premium' : undefined);
    if (values && Object.keys(values).length === 0) same += 1;
    else if (why) blocked[why] += 1;
    else if (there && values) differing.push({ mine: there, values });
    // The file contains the same row twice.
    else if (added.has(id)) same += 1;
    else added.set(id, { ...row, id });
  }
  return { table: of.table, added: [...added.values()], filled: [], same, differing, blocked, unreadable };
}

/** The row with its importable columns only. */
function taken({ columns }: ImportTable, row: Row): Row {
  const known = Object.entries(row).filter(([name, value]) => columns.includes(name) && value !== undefined);
  return Object.fromEntries(known) as unknown as Row;
}

/** The row with its references replaced by the ids that the referenced rows have in this account. */
function pointed(table: string, row: Row, { isForeign, importer, places }: Known): Row {
  const elsewhere = (id: string) => (isForeign && uuid.test(id) ? derivedUuid(id, importer.rowSeed) : id);
  return withReferences(table, row, (to, id) => places.get(`${to} ${id}`) ?? elsewhere(id));
}

/**
 * The account's row that matches a row of the file. It has the same id, the id that an earlier import derived from the row's
 * id, or the same preset message. In a table with one row per user, it is the user's only row.
 */
function knownAs(
  table: string,
  row: Row,
  byId: ReadonlyMap<string, Row>,
  mine: readonly Row[],
  rowSeed: string,
): Row | undefined {
  if (ownRowTables.includes(table)) return mine[0];
  return byId.get(row.id) ?? byId.get(derivedUuid(row.id, rowSeed)) ?? byPreset(table, row, mine);
}

/** The account's row with the same preset message. Presets are the same in every account. */
function byPreset(table: string, { preset }: Row, mine: readonly Row[]): Row | undefined {
  if (table !== 'quick_messages' || typeof preset !== 'string') return undefined;
  return mine.find((each) => each['preset'] === preset);
}

function newId(table: string, row: Row, isForeign: boolean, rowSeed: string): string {
  // Derive the id as the page of the quick messages does, so that this page recognizes its preset messages.
  if (table === 'quick_messages' && typeof row['preset'] === 'string') return derivedUuid(rowSeed, row['preset']);
  return isForeign ? derivedUuid(row.id, rowSeed) : row.id;
}

/** The file's values that differ from the account's row. Ids, creation times and growing counters are not compared. */
function differenceOf(table: string, row: Row, mine: Row): RowValues {
  const left = [...identity, ...(growing[table] ?? [])];
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !left.includes(name) && !sameValue(value, mine[name])),
  );
}

function reasonToBlock({ table, isPremium, purpose }: ImportTable, row: Row, importer: Importer): BlockedReason | undefined {
  if (isPremium && !importer.isPremium) return 'premium';
  if (purpose !== null && !importer.agreed.includes(purpose)) return 'agreement';
  if (table === 'appointments' && !importer.isPremium && !wasNotPast(row['date'], row['created_at'], importer.now))
    return 'pastAppointment';
  return undefined;
}

/**
 * Plans the import of the profile. Every account has a profile, so the import never adds one. The file fills blank columns
 * of the account's profile. Columns that have another value in the account become differences. Blank columns of the file are
 * ignored.
 */
function planProfile(of: ImportTable, all: readonly unknown[], [mine]: readonly Row[], importer: Importer): TablePlan {
  const blocked = { premium: 0, pastAppointment: 0, agreement: 0 };
  const empty = { table: of.table, added: [], filled: [], same: 0, differing: [], blocked, unreadable: 0 };
  const [profile] = all;
  if (!isRow(profile) || !mine || !isReadable(of, taken(of, profile))) return { ...empty, unreadable: all.length };
  const given = Object.entries(differenceOf(of.table, taken(of, profile), mine)).filter(
    ([, value]) => value !== null && value !== '',
  );
  const mayKeep = importer.agreed.includes('health');
  const free = given.filter(([name]) => mayKeep || !healthOfProfile.includes(name));
  if (free.length < given.length) blocked.agreement = 1;
  const isBlank = (name: string) => mine[name] === null || mine[name] === '' || mine[name] === undefined;
  const filled = Object.fromEntries(free.filter(([name]) => isBlank(name)));
  const other = Object.fromEntries(free.filter(([name]) => !isBlank(name)));
  const asDifference = (values: RowValues) => (Object.keys(values).length > 0 ? [{ mine, values }] : []);
  return {
    ...empty,
    filled: asDifference(filled),
    differing: asDifference(other),
    same: given.length === 0 ? 1 : 0,
  };
}

/**
 * Whether our pages can show every value of the row. The database accepts some dates that our pages cannot show, such as
 * "infinity" and dates BC. Null passes here, because the database itself knows which columns may be null.
 */
export function isReadable({ days, moments }: ImportTable, row: Row): boolean {
  return Object.entries(row).every(([name, value]: [string, unknown]) => {
    if (value === null) return true;
    if (days.includes(name)) return asCalendarDate(value) !== null;
    if (moments.includes(name)) return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    return Array.isArray(value) ? value.every(isPlain) : isPlain(value);
  });
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object';

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u;

/** Whether two values mean the same. One instant can have several notations, and a missing value equals null. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if ((one ?? null) === null || (other ?? null) === null) return (one ?? null) === (other ?? null);
  if (typeof one === 'string' && typeof other === 'string' && instant.test(one) && instant.test(other))
    return Date.parse(one) === Date.parse(other);
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

/** The database trusts a creation time that the device sent if it is at most this old, in ms (decision 27). */
const tolerance = 48 * 3_600_000;
/** A day ends last in the time zone UTC-12, which is this many milliseconds behind UTC. */
const lastZone = 12 * 3_600_000;

/**
 * Whether an appointment's day was not yet over somewhere on Earth when the appointment was created. A creation time older
 * than 48 hours counts as 48 hours ago, because the database trusts no older one. Without premium, the database accepts only
 * such appointments.
 */
export function wasNotPast(date: unknown, madeAt: unknown, now: Date): boolean {
  const made = Date.parse(String(madeAt));
  const moment = Math.min(Math.max(Number.isNaN(made) ? now.getTime() : made, now.getTime() - tolerance), now.getTime());
  return Date.parse(`${String(date)}T23:59:59.999Z`) >= moment - lastZone;
}
