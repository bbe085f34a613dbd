import type { Operation, RowValues } from '#core/rows/operation.ts';
import { preferenceList, type PreferenceName } from '#core/preferences/preference-list.ts';
import type { Choice, Choices } from '#core/preferences/preference-store.ts';

/** Table of the preferences that apply on all of a person's devices, one row for each person. */
export const preferencesTable = 'preferences';

/** Name of a choice in the account's row: a preference or the language. */
type AccountName = PreferenceName | 'language';

const names = Object.keys(preferenceList) as PreferenceName[];

/** The column of a choice: textSize → text_size. */
function columnOf(name: AccountName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Reads one choice of the account's row; undefined if there is none. A choice without a time counts as the oldest. */
export function readChoice(row: RowValues, name: AccountName): Choice | undefined {
  const column = columnOf(name);
  const value = row[column] ?? null;
  return value === null ? undefined : { value, at: timesOf(row)[column] ?? 1 };
}

/** All choices of the row except the language. */
export function readChoices(row: RowValues): Choices {
  return Object.fromEntries(names.map((name) => [name, readChoice(row, name)]));
}

/**
 * The values to write to the account's row: the columns of these choices, and `chosen_at` with their times. `refused` has
 * the choices that the server refused, as column → time; they are left out. Undefined if no choice is left.
 */
export function writeChoices(
  choices: Readonly<Partial<Record<AccountName, Choice>>>,
  refused: Readonly<Record<string, number>> = {},
): RowValues | undefined {
  const entries = Object.entries(choices)
    .map(([name, choice]) => ({ column: columnOf(name as AccountName), ...choice }))
    .filter(({ column, at }) => refused[column] !== at);
  if (entries.length === 0) return undefined;
  return {
    ...Object.fromEntries(entries.map(({ column, value }) => [column, value])),
    chosen_at: Object.fromEntries(entries.map(({ column, at }) => [column, at])),
  };
}

/**
 * The columns of a refused write that must not be sent again, with the times of their choices. Only premium may change icon
 * colours. A refused write with icon colours was probably refused because of them, so all its other columns may be sent again.
 */
export function refusedTimes(values: RowValues): Readonly<Record<string, number>> {
  const times = timesOf(values);
  const colours = times['icon_colours'];
  return colours === undefined ? times : { icon_colours: colours };
}

/** The account's row with the pending operations applied. For each column the newer choice wins. Pure. */
export function withWaiting(row: RowValues | undefined, operations: readonly Operation[]): RowValues {
  return operations.reduce<RowValues>((known, { values }) => {
    const before = timesOf(known);
    const newer = Object.entries(timesOf(values)).filter(([column, at]) => at >= (before[column] ?? 0));
    return {
      ...known,
      ...Object.fromEntries(newer.map(([column]) => [column, values[column]])),
      chosen_at: { ...before, ...Object.fromEntries(newer) },
    };
  }, row ?? {});
}

function timesOf(row: RowValues): Readonly<Record<string, number>> {
  return (row['chosen_at'] ?? {}) as Readonly<Record<string, number>>;
}
