import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../server/src/database/open-test-database.ts';
import { DatabaseError, type Database } from '../../server/src/database/port.ts';
import { readDefinitions, type DefinedField, type Definition } from './support/read-definitions.ts';

const definitions = await readDefinitions();
const belongsToEveryRow = ['id', 'user_id', 'date', 'created_at', 'updated_at'];
/** Columns of journals that are no field of the form, by table. */
const besideFields: Readonly<Record<string, readonly string[]>> = {
  appointments: ['left_out'],
  thoughts_entries: ['photos', 'photo_texts'],
  tracker_entries: ['tracker_id'],
};

/** A text of this length. It contains an @, so that an e-mail column accepts it too. */
const textOf = (length: number) => 'a@a'.padEnd(length, 'a').slice(0, Math.max(length, 0));

/** A name, or the random id of a file, whichever the pattern accepts. */
const idOf = (pattern: string) => (new RegExp(pattern, 'u').test('id') ? 'id' : randomUUID());

/** Returns a valid value of the field. */
function fitting(field: DefinedField): unknown {
  switch (field.kind) {
    case 'choice':
      return field.choices[0];
    case 'choices':
      return field.choices.slice(0, 1);
    case 'text':
      return field.idPattern ? idOf(field.idPattern) : textOf(Math.max(field.minLength, 3));
    case 'flag':
      return false;
    case 'date':
      return '2000-02-29';
    case 'time':
      return '08:30';
    case 'times':
      return ['08:30'];
    case 'tags':
      return [randomUUID()];
    default:
      return field.min;
  }
}

/** This many clock times, one for each minute after midnight. */
const timesOf = (count: number) => Array.from({ length: count }, (_, minute) => `00:${String(minute).padStart(2, '0')}`);

/** The definition's boundary values, and the nearest values that it refuses. */
function edges(field: DefinedField): { taken: unknown[]; refused: unknown[] } {
  const empty = field.required ? { taken: [], refused: [null] } : { taken: [null], refused: [] };
  if (field.kind === 'flag') return { taken: [true, false], refused: [] };
  if (field.kind === 'date') return { taken: ['2000-02-29', ...empty.taken], refused: empty.refused };
  if (field.kind === 'time')
    return { taken: ['00:00', '23:59', ...empty.taken], refused: ['24:00', '8:30', '08:60', 'soon', ...empty.refused] };
  if (field.kind === 'times')
    return {
      taken: [timesOf(1), timesOf(field.max), ...empty.taken],
      refused: [[], ['24:00'], ['08:30', 'soon'], ['08:30', '08:30'], timesOf(field.max + 1), ...empty.refused],
    };
  if (field.kind === 'tags') {
    const ids = Array.from({ length: field.max + 1 }, () => randomUUID());
    return {
      taken: [ids.slice(0, 1), ids.slice(1), ...empty.taken],
      refused: [[], [ids[0], ids[0]], [ids[0], null], ids, ...empty.refused],
    };
  }
  if (field.kind === 'choices') {
    const max = field.max ?? field.choices.length;
    return {
      taken: [field.choices.slice(0, 1), field.choices.slice(0, max), field.choices.slice(-max), ...empty.taken],
      refused: [
        ...(max < field.choices.length ? [field.choices.slice(0, max + 1)] : []),
        [],
        ['no such choice'],
        [field.choices[0], 'no such choice'],
        [field.choices[0], field.choices[0]],
        [field.choices.slice(0, 1)],
        ...empty.refused,
      ],
    };
  }
  if (field.kind === 'choice')
    return { taken: [...field.choices, ...empty.taken], refused: ['no such choice', ...empty.refused] };
  if (field.kind === 'text' && field.idPattern) {
    const id = idOf(field.idPattern);
    return {
      taken: [id, ...(id === 'id' ? ['i'.repeat(field.maxLength)] : []), ...empty.taken],
      refused: [id.padEnd(field.maxLength + 1, 'i'), 'Id', `an ${id}`, `${id}\n`, `../${id}`, '', ...empty.refused],
    };
  }
  if (field.kind === 'text') {
    const { minLength, maxLength } = field;
    const tooShort = minLength > 1 || field.required ? [textOf(minLength - 1)] : [];
    return {
      taken: [textOf(minLength > 1 ? minLength : 3), textOf(maxLength), ...empty.taken],
      refused: [textOf(maxLength + 1), ...tooShort, ...empty.refused],
    };
  }
  const step = 10 ** -field.decimals;
  const beyond = (value: number) => Number(value.toFixed(field.decimals));
  return {
    taken: [field.min, field.max, ...empty.taken],
    refused: [beyond(field.min - step), beyond(field.max + step), ...empty.refused],
  };
}

describe('definitions of the web app and columns of the database', () => {
  let database: Database;
  const person = randomUUID();
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.asOwner((transaction) =>
      transaction.query(`insert into auth.users (id, email) values ($1, 'declared@example.org')`, [person]),
    );
  });
  // Drops the rules between several fields, because this file tests single fields. rules-between-fields.test.ts tests the rules.
  beforeAll(() =>
    database.asOwner(async (transaction) => {
      const { rows } = await transaction.query<{ alone: string }>(
        `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as alone
        from pg_constraint where conname like 'together\\_%'`,
      );
      for (const { alone } of rows) await transaction.query(alone);
    }),
  );
  afterAll(() => database.close());

  /** Returns `taken` if the table accepts a row with these values, otherwise the SQLSTATE. Rolls back in both cases. */
  async function ask({ table }: Definition, values: Record<string, unknown>): Promise<string> {
    const names = Object.keys(values);
    const places = names.map((_, index) => `$${String(index + 1)}`);
    const sql =
      table === 'profiles'
        ? `update public.profiles set ${names.map((name, index) => `${name} = ${String(places[index])}`).join(', ')} where id = '${person}'`
        : `insert into public.${table} (${names.join(', ')}) values (${places.join(', ')})`;
    class Taken extends Error {}
    try {
      await database.asOwner(async (transaction) => {
        await transaction.query(sql, Object.values(values));
        throw new Taken();
      });
      return 'impossible';
    } catch (error) {
      if (error instanceof Taken) return 'taken';
      if (error instanceof DatabaseError) return error.code;
      throw error;
    }
  }

  const columnsOf = (table: string) =>
    database.asOwner((transaction) =>
      transaction.query<{
        column_name: string;
        data_type: string;
        numeric_scale: number | null;
        is_nullable: string;
        column_default: string | null;
      }>(
        `select column_name::text, data_type::text, numeric_scale::integer, is_nullable::text, column_default::text
        from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      ),
    );

  it('finds definitions to compare', () => {
    expect(definitions.flatMap(({ page }) => page?.id ?? [])).toEqual(expect.arrayContaining(['mood', 'water', 'weight']));
  });

  describe.each(definitions.map((definition) => [definition.name, definition] as const))('%s', (_, definition) => {
    const fields = Object.entries(definition.fields);

    it('names the columns of its table; a journal names all of them', async () => {
      const columns = (await columnsOf(definition.table)).rows.map((column) => column.column_name);
      expect(columns).toEqual(expect.arrayContaining(fields.map(([name]) => name)));
      if (definition.page === undefined) return;
      const beside = [...belongsToEveryRow, ...(besideFields[definition.table] ?? [])];
      expect([...beside, ...fields.map(([name]) => name)].sort()).toEqual(columns.sort());
    });

    it('gives each field a column of the same kind, with as many decimals as the field', async () => {
      const columns = new Map((await columnsOf(definition.table)).rows.map((column) => [column.column_name, column]));
      for (const [name, field] of fields) {
        const column = columns.get(name);
        const kinds = {
          integer: ['integer', 'smallint'],
          number: ['numeric'],
          choice: ['text'],
          text: ['text', 'date'],
          flag: ['boolean'],
          date: ['date'],
          time: ['text'],
          choices: ['ARRAY'],
          times: ['ARRAY'],
          tags: ['ARRAY'],
        };
        expect([name, kinds[field.kind]]).toEqual([name, expect.arrayContaining([column?.data_type])]);
        if (field.kind === 'number') expect([name, column?.numeric_scale]).toEqual([name, field.decimals]);
      }
    });

    it('exports only existing columns', () => {
      expect(Object.keys(definition.fields)).toEqual(expect.arrayContaining([...(definition.exported ?? [])]));
    });

    it.each(fields)('accepts and refuses the same values for %s as the table', async (name, field) => {
      const { rows } = await columnsOf(definition.table);
      const columns = rows.map((column) => column.column_name);
      // The profile page declares the date of birth as text, because a person types it. Its column is a date, so it is tested as
      // a date.
      const isDate =
        field.kind === 'text' && rows.some((column) => column.column_name === name && column.data_type === 'date');
      const row: Record<string, unknown> = Object.fromEntries(
        fields.filter(([other, { required }]) => required && other !== name).map(([other, kept]) => [other, fitting(kept)]),
      );
      if (columns.includes('user_id')) row['user_id'] = person;
      if (columns.includes('date')) row['date'] = '2026-11-21';
      if (isDate) {
        expect([
          await ask(definition, { ...row, [name]: '2000-02-29' }),
          await ask(definition, { ...row, [name]: null }),
        ]).toEqual(['taken', 'taken']);
        return;
      }
      // A profile's empty name is stored as '', because the column does not allow null.
      const nothing = rows.some(
        (column) => column.column_name === name && column.is_nullable === 'NO' && column.column_default?.startsWith("''"),
      );
      const { taken, refused } = edges(field);
      for (const value of taken) {
        expect([name, value, await ask(definition, { ...row, [name]: value === null && nothing ? '' : value })]).toEqual([
          name,
          value,
          'taken',
        ]);
      }
      for (const value of refused) {
        expect([name, value, await ask(definition, { ...row, [name]: value })]).toEqual([
          name,
          value,
          expect.stringMatching(/^(23514|23502|22003)$/),
        ]);
      }
    });
  });
});
