import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDate } from '../../web/src/lib/calendar-date.ts';
import { randomFrom } from './random.ts';
import { simulateYear, type SimulatedDay } from './simulate-year.ts';
import type { Columns, IdOf, TableOfYear } from './table-of-year.ts';

const folder = join(import.meta.dirname, 'tables');

/** A moment of a day in the person's zone, São Paulo (three hours behind, without summer time since 2019). */
const instantOf = (date: CalendarDate, time: string) => `${date}T${time}:00.000-03:00`;

function rowsOfDay(table: string, day: SimulatedDay, of: Extract<TableOfYear, { ofDay: unknown }>, idOf: IdOf): Columns[] {
  const random = randomFrom(`${table}:${day.date}`);
  return of.ofDay(day, random, idOf).map(({ at, ...columns }, place) => ({
    id: idOf(`${table}:${day.date}:${place}`),
    date: day.date,
    created_at: instantOf(day.date, at ?? `${String(Math.min(8 + 2 * place, 22)).padStart(2, '0')}:${random.whole(10, 59)}`),
    ...columns,
  }));
}

function rowsOf(table: string, of: TableOfYear, days: readonly SimulatedDay[], idOf: IdOf): Columns[] {
  if ('ofDay' in of) return days.filter((day) => day.diligence > 0).flatMap((day) => rowsOfDay(table, day, of, idOf));
  const random = randomFrom(table);
  const made = instantOf(days[0]!.date, '08:00');
  return of
    .once(days, random, idOf)
    .map((columns, place) => ({ id: idOf(`${table}:${place}`), created_at: made, ...columns }));
}

/**
 * Every table's rows of the example year that ends on a day, by table, in the order in which they can be written: what others point at comes
 * first. Same day and owner, same rows, ids included: writing them a second time adds nothing. Another owner has other ids.
 */
export async function yearOfRows(last: CalendarDate, owner: string): Promise<ReadonlyMap<string, readonly Columns[]>> {
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
  return new Map(inOrder.map(([table, of]) => [table, rowsOf(table, of, days, idOf)]));
}
