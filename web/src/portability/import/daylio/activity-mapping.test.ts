import { describe, expect, it } from 'vitest';
import { importTables } from '../import-tables.ts';
import { activitiesOf, readMinutes, type ActivityMapping, type MappedActivity } from './activity-mapping.ts';
import { daylioRows } from './daylio-rows.ts';
import { readDaylioCsv } from './read-daylio-csv.ts';

const head = 'full_date,date,weekday,time,mood,activities,note_title,note';
const activities = 'Running | reading | climbing | bad sleep | meltdown | pray | work';
const file = readDaylioCsv(`${head}\n2026-03-11,March 11,Wednesday,9:05 pm,rad,"${activities}",,"Um dia"\n`)!;
const target = (becomes: MappedActivity['becomes'], minutes = ''): MappedActivity => ({ becomes, minutes });
const chosen: ActivityMapping = new Map([
  ['Running', target('exercise', ' 30 ')],
  ['climbing', target('exercise', '45')],
  ['bad sleep', target('unrestful')],
  ['meltdown', target('overload')],
  ['pray', target('practice')],
  ['work', target('leftOut')],
]);

const importOf = (mapping: ActivityMapping | null, mood: 'happy' | 'leftOut' = 'happy', of = file) =>
  daylioRows(of, {
    ...{ moods: new Map([['rad', { mood, intensity: 5 }]]), activities: mapping },
    rowSeed: 'b0e4ab8c-0000-4000-8000-000000000001',
    activitiesLine: (names) => `Atividades: ${names.join(', ')}`,
    originNote: (name, hasTypedMinutes) => `Do Daylio: ${name}${hasTypedMinutes ? ', minutos informados' : ''}`,
  });

describe('activities of Daylio', () => {
  it('are counted once for each entry, most frequent first', () => {
    const lines = [
      '2026-03-11,,,21:05,rad,walk,,',
      '2026-03-10,,,21:05,rad,"music | music",,',
      '2026-03-09,,,21:05,rad,music,,',
    ];
    expect([...activitiesOf(readDaylioCsv([head, ...lines].join('\n'))!)]).toEqual([
      ['music', 2],
      ['walk', 1],
    ]);
  });

  it('become records of other journals as chosen; the others become tags', () => {
    const { rows } = importOf(chosen);
    const at = { date: '2026-03-11', created_at: new Date(2026, 2, 11, 21, 5).toISOString() };
    expect(Object.fromEntries(rows)).toMatchObject({
      tags: [{ name: 'reading', merged_into: null }],
      mood_entries: [{ ...at, time: '21:05', notes: 'Um dia' }],
      activity_entries: [
        { ...at, type: 'running', own_name: null, duration_minutes: 30, notes: 'Do Daylio: Running, minutos informados' },
        { ...at, type: 'other', own_name: 'climbing', duration_minutes: 45, time: '21:05' },
      ],
      sleep_entries: [{ ...at, quality: 'unrestful', notes: 'Do Daylio: bad sleep' }],
      analysis_entries: [{ ...at, occurred: 'yes', noted_time: '21:05' }],
      spirituality_entries: [{ ...at, practice: 'pray' }],
    });
    expect(rows.size).toBe(6);
  });

  it('that differ only in case become one tag; a long name, and all after twelve tags, stay in the notes', () => {
    const long = 'a'.repeat(41);
    const names = ['Praia', 'praia', long, ...Array.from({ length: 12 }, (_, place) => `tag ${String(place)}`), 'walk'];
    const many = readDaylioCsv(`${head}\n2026-03-11,,,21:05,rad,"${names.join(' | ')}",,\n`)!;
    const { rows } = importOf(new Map([['walk', target('notes')]]), 'happy', many);
    const tags = rows.get('tags') as { id: string; name: string }[];
    const [mood] = rows.get('mood_entries') as { tags: string[]; notes: string }[];
    expect(tags.filter(({ name }) => name.toLowerCase() === 'praia')).toHaveLength(1);
    expect(mood?.tags).toEqual(tags.map(({ id }) => id));
    expect(mood?.notes).toBe(`Atividades: ${[long, 'tag 10', 'tag 11', 'walk'].join(', ')}`);
  });

  it('make rows of columns that the import knows, with the same unique ids each time', () => {
    const made = [...importOf(chosen).rows];
    for (const [table, rows] of made) {
      const columns = importTables.find((each) => each.table === table)?.columns;
      const unknown = Object.keys(rows[0] as object).filter((name) => !columns?.includes(name));
      expect([table, unknown]).toEqual([table, []]);
    }
    const ids = made.flatMap(([, rows]) => rows.map((row) => (row as { id: string }).id));
    expect(new Set(ids).size).toBe(7);
    expect([...importOf(chosen).rows]).toEqual(made);
  });

  it('make no records if the person takes no activities, or leaves out the mood of their entry', () => {
    expect([...importOf(null).rows]).toMatchObject([['mood_entries', [{ notes: 'Um dia' }]]]);
    expect(importOf(chosen, 'leftOut')).toMatchObject({ rows: new Map(), skipped: 1 });
  });

  it.each([
    [' 30 ', 30],
    ['４５', 45],
    ['1440', 1440],
    ['', null],
    ['0', null],
    ['1441', null],
    ['30.5', null],
    ['-5', null],
  ])('have the minutes that physical activity accepts: %j', (typed, minutes) => {
    expect(readMinutes(typed)).toBe(minutes);
  });
});
