import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '../../web/src/lib/clock-time.ts';
import { randomFrom } from './random.ts';
import { dayToCome, simulateYear, type SimulatedDay } from './simulate-year.ts';
import type { Columns, IdOf, TableOfYear } from './demo-table.ts';

const folder = join(import.meta.dirname, 'tables');

/**
 * The instant of a time on a day, in this machine's time zone. In another zone, evening rows could get creation times in the
 * future.
 */
const instantOf = (date: CalendarDate, time: string) => momentOf(date, time).toISOString();

function rowsOfDay(table: string, day: SimulatedDay, of: Extract<TableOfYear, { ofDay: unknown }>, idOf: IdOf): Columns[] {
  const random = randomFrom(`${table}:${day.date}`);
  return of.ofDay(day, random, idOf).map(({ at, ...columns }, place) => ({
    id: idOf(`${table}:${day.date}:${place}`),
    date: day.date,
    created_at: instantOf(
      addDays(day.date, -(of.plannedAhead ?? 0)),
      at ?? `${String(Math.min(8 + 2 * place, 22)).padStart(2, '0')}:${random.whole(10, 59)}`,
    ),
    ...columns,
  }));
}

function rowsOf(table: string, of: TableOfYear, days: readonly SimulatedDay[], idOf: IdOf): Columns[] {
  if ('ofDay' in of) {
    const { plannedAhead = 0 } = of;
    const last = days.at(-1)!.date;
    const toCome = Array.from({ length: plannedAhead }, (_, index) => dayToCome(addDays(last, index + 1)));
    const written = plannedAhead > 0 ? [...days, ...toCome] : days.filter((day) => day.diligence > 0);
    return written.flatMap((day) => rowsOfDay(table, day, of, idOf));
  }
  const random = randomFrom(table);
  const made = instantOf(days[0]!.date, '08:00');
  return of
    .once(days, random, idOf)
    .map((columns, place) => ({ id: idOf(`${table}:${place}`), created_at: made, ...columns }));
}

/** Selects a part of the example year by the creation times of its rows. */
export interface PartOfYear {
  /** Leaves out dated rows that were created up to this instant, because they exist already. */
  readonly after?: Date | undefined;
  /** Leaves out rows that would be created after this instant: at 7:30 nobody has taken the noon dose yet. */
  readonly until?: Date | undefined;
}

/**
 * The rows of the example year that ends on a given day, by table. Tables are in the order of insertion, so referenced rows come
 * first. The same day and owner give the same rows and ids, so inserting them again adds nothing. Another owner gets other ids.
 */
export async function yearOfRows(
  last: CalendarDate,
  owner: string,
  { after, until }: PartOfYear = {},
): Promise<ReadonlyMap<string, readonly Columns[]>> {
  const days = simulateYear(last);
  const idOf: IdOf = (name) => randomFrom(`${owner}:${name}`).uuid();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const tables = await Promise.all(
    files.map(async (file) => {
      const { default: of } = (await import(join(folder, file))) as { default: TableOfYear };
      return [file.slice(0, -'.ts'.length), of] as const;
    }),
  );
  const inOrder = [...tables].sort(([, one], [, other]) => Number('ofDay' in one) - Number('ofDay' in other));
  const isMeant = (of: TableOfYear, { created_at }: Columns) => {
    const made = new Date(String(created_at));
    return !(until && made > until) && !(after && 'ofDay' in of && made <= after);
  };
  return new Map(inOrder.map(([table, of]) => [table, rowsOf(table, of, days, idOf).filter((row) => isMeant(of, row))]));
}
