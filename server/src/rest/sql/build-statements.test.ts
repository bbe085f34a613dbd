import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#errors.ts';
import type { Catalogue, Column, Table } from '../catalogue/catalogue.ts';
import { limits } from '../query/limits.ts';
import { parseQuery } from '../query/parse-query.ts';
import { buildInsert } from './build-insert.ts';
import { buildRead } from './build-read.ts';
import { buildDelete, buildUpdate } from './build-update.ts';
import { parametersOf } from './statement.ts';

const column = (name: string, type = 'text', json: Column['json'] = null): [string, Column] => [
  name,
  { name, type: `pg_catalog.${type}`, arrayType: `pg_catalog._${type}`, json, dateTime: false, default: null },
];
const notes: Table = {
  name: 'notes',
  columns: new Map([column('id', 'uuid'), column('text'), column('facts', 'jsonb', 'jsonb'), column('writer', 'uuid')]),
  primaryKey: ['id'],
  isView: false,
  computed: new Map(),
  related: new Map(),
};
const people: Table = {
  name: 'people',
  columns: new Map([column('id', 'uuid'), column('name')]),
  primaryKey: ['id'],
  isView: false,
  computed: new Map(),
  related: new Map(),
};
const catalogue: Catalogue = {
  tables: new Map([
    ['notes', notes],
    ['people', people],
  ]),
  foreignKeys: [
    {
      name: 'notes_writer_fkey',
      table: 'notes',
      columns: ['writer'],
      target: 'people',
      targetColumns: ['id'],
      unique: false,
    },
  ],
  routines: new Map(),
  readsRequest: false,
  setsResponse: false,
};
const read = (text: string) => {
  const query = parseQuery(new URLSearchParams(text));
  const statement = buildRead(catalogue, notes, query.level, { count: true, single: false });
  return { text: statement.text, parameters: parametersOf(statement, query.values) };
};

describe('a read', () => {
  test('is one statement that returns the JSON, with each value as a parameter of the column’s type', () => {
    const { text, parameters } = read('select=id,writer&text=eq.hello&id=in.(a,b)&order=text.desc&limit=3');
    const where = `where (t1."text" = $1::pg_catalog.text) and (t1."id" = any (select unnest($2::pg_catalog._uuid)))`;
    expect(text).toBe(
      `select coalesce(json_agg(page_.*)::text, '[]') as body, count(*) as page, ` +
        `(select count(*) from "public"."notes" as t1 ${where}) as total, null::int8 as bytes ` +
        `from (select t1."id" as "id", t1."writer" as "writer" from "public"."notes" as t1 ${where} ` +
        `order by t1."text" desc limit ($3::text)::int8 offset ($4::text)::int8) as page_`,
    );
    expect(parameters).toEqual(['hello', '{"a","b"}', '3', '0']);
  });

  test('sums the bytes of its texts and computed values before they become JSON, by position, and returns no rows above the limit', () => {
    const { text } = read('select=id,called:text,again:text,text::uuid&limit=3');
    expect(text).toMatch(/^with page_ as materialized \(select t1\."id" as "id", t1\."text" as "called"/);
    expect(text).toContain(
      'select coalesce(sum(coalesce(octet_length(c2), 0) + coalesce(octet_length(c3), 0) + coalesce(pg_column_size(c4), 0)), 0)::int8 ' +
        'as bytes from page_ as sized_ (c1, c2, c3, c4)',
    );
    expect(text).toContain(`json_agg(page_.*) filter (where ${String(limits.answerBytes)} >= (select bytes from size_))`);
  });

  test('sums the bytes of the longest text also if an aggregate names its type', () => {
    for (const shown of ['text.max()', 'text.max()::text', 'text.min()::varchar'])
      expect(read(`select=${shown}`).text).toContain('octet_length(c1)');
  });

  test('has the same text for all requests of one shape', () => {
    expect(read('text=eq.a&limit=1').text).toBe(read('text=eq.b&limit=999').text);
  });

  test('joins an embed by the foreign key, from either side', () => {
    expect(read('select=id,people(name)').text).toContain('from "public"."people" as t2 where t2."id" = t1."writer"');
    const query = parseQuery(new URLSearchParams('select=name,notes(text)'));
    const { text } = buildRead(catalogue, people, query.level, { count: false, single: false });
    expect(text).toContain('from "public"."notes" as t2 where t2."writer" = t1."id"');
  });

  test('uses only names of the catalogue', () => {
    for (const text of [
      'select=nope',
      'nope=eq.1',
      'order=nope',
      'select=id,people(nope)',
      'text->a=eq.1',
      'select=nope.sum()',
      'select=...people(nope)',
    ]) {
      expect(() => read(text)).toThrow(Refusal);
    }
  });
});

describe('a change', () => {
  const level = (text: string) => parseQuery(new URLSearchParams(text)).level;

  test('without a representation returns nothing', () => {
    const { text } = buildDelete(catalogue, notes, level('text=eq.a'), { kind: 'minimal' });
    expect(text).toBe(`delete from "public"."notes" as target_ where (target_."text" = $1::pg_catalog.text)`);
  });

  test('returns only the columns that the response needs', () => {
    const answer = { kind: 'rows', level: level('select=text'), form: { single: false } } as const;
    const { text } = buildUpdate(catalogue, notes, level('id=eq.1'), { columns: ['text'], body: 9, answer });
    expect(text).toContain('returning target_."text")');
  });

  test('inserts the named columns and leaves the others to their defaults', () => {
    const { text } = buildInsert(catalogue, notes, { columns: ['text'], body: 0, answer: { kind: 'minimal' } });
    expect(text).toBe(
      `insert into "public"."notes" as target_ ("text") select given."text" ` +
        `from json_to_recordset(($1::text)::json) as given ("text" pg_catalog.text)`,
    );
  });

  test('merges all columns but the key', () => {
    const conflict = { resolution: 'merge', columns: undefined } as const;
    const { text } = buildInsert(catalogue, notes, {
      columns: ['id', 'text'],
      body: 0,
      conflict,
      answer: { kind: 'minimal' },
    });
    expect(text).toContain(
      'on conflict ("id") do update set "text" = excluded."text" returning (target_.xmax = 0) as added_',
    );
  });
});

/** Random texts that all begin with `zq`, which our own SQL never contains. */
const marked = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `zq${text.replaceAll('\0', '')}`);

describe('for any request', () => {
  test('the SQL contains no value', () => {
    const operation = fc.oneof(
      fc
        .tuple(fc.constantFrom('eq', 'neq', 'like', 'gt', 'cs', 'not.eq', 'like(any)'), marked)
        .map(([word, value]) => `${word}.${value}`),
      fc.array(marked, { maxLength: 4 }).map((list) => `in.(${list.map((value) => JSON.stringify(value)).join(',')})`),
    );
    const request = fc.record({
      text: operation,
      'facts->>key': operation,
      id: operation,
      or: marked.map((value) => `(text.eq.${JSON.stringify(value)})`),
    });
    fc.assert(
      fc.property(request, (parameters) => {
        const query = parseQuery(new URLSearchParams(parameters));
        const { text } = buildRead(catalogue, notes, query.level, { count: false, single: false });
        expect(text).not.toContain('zq');
      }),
    );
  });

  test('the SQL contains only our own text and quoted names without a quote in them', () => {
    const words = fc.array(
      fc.constantFrom(...`select=,:*()!->>.,"'\\;--$1 id text facts people zq and or`.split(/(?<=.)/u), marked),
      {
        maxLength: 30,
      },
    );
    const ours = /"(?:public|notes|people|id|text|facts|writer|name)"|\$\d+|'\[\]'|'\[\]'::json/g;
    fc.assert(
      fc.property(words, (parts) => {
        let text: string;
        try {
          ({ text } = read(`select=${encodeURIComponent(parts.join(''))}`));
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          return;
        }
        const rest = text.replace(ours, '').replace(/ as "[\p{L}\p{N}_ $.-]+"/gu, '');
        expect(rest).toMatch(/^[a-z0-9_ .,()*:=[\]>-]*$/);
      }),
      { numRuns: 500 },
    );
  });
});
