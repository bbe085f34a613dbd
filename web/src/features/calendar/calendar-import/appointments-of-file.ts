import { addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { datesBetween } from '@cogn/shared/recurrence-dates.ts';
import { fallsOn } from '@cogn/shared/recurrence.ts';
import type { Appointment } from '../appointments.ts';
import { nameOf, textsOf, uidOf, type TextReader } from './event-texts.ts';
import { readRule } from './ics-rule.ts';
import { alertOf, first, firstDay, isOtherZone, lastDay, readTime } from './ics-values.ts';
import { lengthOf, spanOf } from './ics-span.ts';
import type { IcsEvent, IcsProperties } from './read-ics.ts';

/** A row of `appointments`, made from an event of a file. It lacks `created_at`, which is set when the row is added. */
export type FiledRow = Omit<Appointment, 'created_at' | 'series' | 'left_out'> & {
  readonly left_out: readonly CalendarDate[];
};

/** Why an appointment of a file is not added. */
export const leftOutReasons = ['rule', 'days', 'past', 'cancelled', 'unreadable'] as const;
/** How an added appointment differs from the file. */
export const changes = ['alert', 'shortened', 'zone', 'begins'] as const;
export type Remark = (typeof leftOutReasons)[number] | (typeof changes)[number];

export interface FiledAppointments {
  readonly rows: readonly FiledRow[];
  /** The names of the appointments that each remark is about. */
  readonly remarks: ReadonlyMap<Remark, readonly string[]>;
}

export interface Reader extends TextReader {
  /** 32 hexadecimal digits, from which the ids are derived, so that a second import of a file adds nothing. */
  readonly seed: string;
  readonly today: CalendarDate;
  /** Whether the person may add appointments on past days. */
  readonly mayAddPast: boolean;
  /** The ids of the account's rows. An event that COGN wrote keeps its id if the account has that row. */
  readonly known: ReadonlySet<string>;
}

/** The maximum number of days in `left_out`, as in the check of the database column. */
const mostLeftOut = 400;

/** Converts a file's events to rows. The remarks say what COGN cannot represent. Stores nothing. */
export function appointmentsOf(events: readonly IcsEvent[], reader: Reader): FiledAppointments {
  const remarks = new Map<Remark, string[]>();
  const remark = (what: Remark, name: string) => remarks.set(what, [...(remarks.get(what) ?? []), name]);
  const named = ({ properties }: IcsEvent) => nameOf(properties, reader);
  const rows = new Map<string, MadeRow>();
  const isChanged = ({ properties }: IcsEvent) => properties.has('RECURRENCE-ID');
  const changed = events.filter(isChanged);
  const own = events.filter((event) => !isChanged(event));
  const rests = restsOf(own);
  /** The id of the row of each event, by UID; null if the event has no row. */
  const ids = new Map<string, string | null>();
  for (const event of own) {
    const uid = uidOf(event.properties);
    if (rests.events.has(event)) continue;
    const id = idOf(uid, reader);
    const made = rowOf(event, reader, id);
    ids.set(uid, made.row && id);
    made.remarks.forEach((each) => remark(each, named(event)));
    if (made.row) rows.set(id, { ...made.row, recovery_minutes: rests.minutes.get(uid) ?? null });
  }
  for (const event of changed) {
    const uid = uidOf(event.properties);
    const of = first(event.properties, 'RECURRENCE-ID');
    const day = readTime(of?.value ?? '')?.day;
    const seriesId = ids.get(uid);
    // This occurrence belongs to a repeating event that is not added. The remark about that event is enough.
    if (seriesId === null) continue;
    if (day === undefined || day < firstDay || day > lastDay || of?.parameters.has('RANGE')) {
      remark('rule', named(event));
      continue;
    }
    // If the person changes an occurrence, the app gives it this same derived id, so that the import does not add the
    // occurrence a second time (docs/decisions/0103). If the file lacks the repeating event, the occurrence gets an id of its
    // own, so that a file cannot replace an occurrence that the account already has.
    const id = seriesId === undefined ? idOf(`${uid} ${day}`, reader) : derivedUuid(seriesId, day);
    const made = rowOf(event, reader, id);
    made.remarks.filter((each) => each !== 'cancelled').forEach((each) => remark(each, named(event)));
    if (made.row) rows.set(id, made.row);
    // If the changed occurrence cannot be added, the repeating row keeps the original occurrence, so that it is not lost.
    if (seriesId && (made.row || made.remarks.includes('cancelled'))) rows.get(seriesId)?.left_out.push(day);
  }
  for (const [id, { name, left_out }] of rows) {
    if (new Set(left_out).size <= mostLeftOut) continue;
    rows.delete(id);
    remark('rule', name);
  }
  return { rows: [...rows.values()].map((row) => ({ ...row, left_out: [...new Set(row.left_out)].toSorted() })), remarks };
}

type MadeRow = FiledRow & { readonly left_out: CalendarDate[] };
interface Made {
  /** Null if the event is not added. The remarks then say why. */
  readonly row: MadeRow | null;
  readonly remarks: readonly Remark[];
}

const isLeftOut = (why: (typeof leftOutReasons)[number]): Made => ({ row: null, remarks: [why] });

function rowOf({ properties, alarms }: IcsEvent, reader: Reader, id: string): Made {
  if (first(properties, 'STATUS')?.value.trim().toUpperCase() === 'CANCELLED') return isLeftOut('cancelled');
  const startsAt = first(properties, 'DTSTART');
  const start = readTime(startsAt?.value ?? '');
  if (!startsAt || !start || start.day < firstDay || start.day > lastDay) return isLeftOut('unreadable');
  const span = spanOf(properties, start);
  if (span === null) return isLeftOut('days');
  const rules = properties.get('RRULE') ?? [];
  const rule = rules[0] ? readRule(rules[0].value, start) : undefined;
  if (rule === null || rules.length > 1 || properties.has('RDATE') || properties.has('EXRULE')) return isLeftOut('rule');

  const isUtc = startsAt.value.trim().endsWith('Z');
  const { alert, isLost } = alertOf(alarms, start);
  const texts = textsOf(properties, reader);
  const row = {
    id,
    date: start.day,
    start_time: start.time,
    ...span,
    recovery_minutes: null,
    alert_minutes: alert,
    professional: null,
    ...texts.values,
    repeat: rule?.repeat ?? null,
    repeat_until: rule?.until ?? null,
    left_out: rule ? leftOutDays(properties) : [],
  };
  const begins = start.day >= reader.today || reader.mayAddPast ? row.date : continuedFrom(row, reader.today);
  if (begins === null) return isLeftOut('past');
  const isZone = isOtherZone(startsAt, start) || (isUtc && rule !== undefined && deviceHasSummerTime());
  const found = { alert: isLost, shortened: texts.isShortened, zone: isZone, begins: begins !== row.date };
  return { row: { ...row, date: begins }, remarks: changes.filter((each) => found[each]) };
}

const leftOutDays = (properties: IcsProperties): CalendarDate[] =>
  (properties.get('EXDATE') ?? []).flatMap(({ value }) =>
    value.split(',').flatMap((each) => {
      const day = readTime(each)?.day;
      return day && day >= firstDay && day <= lastDay ? [day] : [];
    }),
  );

/**
 * Without premium, a repeating appointment that began in the past is added with a later first day. Returns the first day from
 * today on at which the repetition can begin so that all later days stay the same; null if there is none.
 */
function continuedFrom(row: MadeRow, today: CalendarDate): CalendarDate | null {
  const { repeat } = row;
  if (!repeat) return null;
  const isMonthly = repeat === 'monthly' || repeat === 'monthlyWeekday';
  const days = datesBetween({ ...row, left_out: [] }, today, addMonths(today, isMonthly ? 15 : 1));
  if (!isMonthly) return days[0] ?? null;
  return (
    days
      .slice(0, 6)
      .find((day) => days.every((each) => each < day || fallsOn({ first: day, repeat, weekdays: null }, each))) ?? null
  );
}

/**
 * Finds the recovery events. COGN writes such an event after an appointment, but stores it as `recovery_minutes`. `minutes` maps
 * the UID of the appointment to the length in minutes.
 */
function restsOf(events: readonly IcsEvent[]) {
  const uids = new Set(events.map(({ properties }) => uidOf(properties)));
  const minutes = new Map<string, number>();
  const rests = events.filter(({ properties }) => {
    const [uid, start] = [uidOf(properties), readTime(first(properties, 'DTSTART')?.value ?? '')];
    const of = uid.replace(/-recovery@cogn$/u, '@cogn');
    const length = start && lengthOf(properties, start);
    if (of === uid || !uids.has(of) || !length || length > 1440) return false;
    minutes.set(of, length);
    return true;
  });
  return { events: new Set(rests), minutes };
}

function idOf(uid: string, { seed, known }: Reader): string {
  const own = /^([0-9a-f-]{36})@cogn$/u.exec(uid)?.[1];
  return own !== undefined && known.has(own) ? own : derivedUuid(seed, `ics ${uid}`);
}

/** Whether the device's time zone has summer time. If so, a repeating time in UTC is not always the same local time. */
const deviceHasSummerTime = (): boolean =>
  new Date(2026, 0, 1).getTimezoneOffset() !== new Date(2026, 6, 1).getTimezoneOffset();
