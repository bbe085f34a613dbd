import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { daylioRows } from './daylio-rows.ts';
import { moodsMappedTo, moodsOf, startMapping } from './mood-mapping.ts';
import { readDaylioCsv, plainNote, readClock } from './read-daylio-csv.ts';

const head = 'full_date,date,weekday,time,mood,activities,note_title,note';
const text = [
  `\uFEFF${head}`,
  '2026-03-11,March 11,Wednesday,9:05 pm,rad,"music | movies / tv","A ""good"" day","First line\nsecond; line"',
  '2026-03-11,March 11,Wednesday,9:05 pm,ansioso,"","",""',
  '2026-03-10,March 10,Tuesday,08:30,meh,walk,"","<div>One<br>two</div> &amp; I <3 it"',
  'yesterday,,,,rad,,,',
].join('\r\n');
const seed = 'b0e4ab8c-0000-4000-8000-000000000001';
const file = readDaylioCsv(text)!;
const word = (mood: string) => (mood === 'anxious' ? 'Ansioso' : mood);
const mapping = startMapping(moodsOf(file).keys(), word);
const importOf = (of = file, moods = mapping) =>
  daylioRows(of, {
    ...{ moods, activities: new Map(), rowSeed: seed, originNote: (name) => name },
    activitiesLine: (names) => `Atividades: ${names.join(', ')}`,
  });
const rowsOf = (of = file, moods = mapping) =>
  importOf(of, moods).rows.get('mood_entries') as { id: string; created_at: string }[];

describe('a Daylio table', () => {
  it('is read with quotes, line breaks and several entries a day, and counts unreadable lines', () => {
    expect(file).toEqual({
      unreadable: 1,
      entries: [
        {
          date: '2026-03-11',
          time: '21:05',
          mood: 'rad',
          activities: ['music', 'movies / tv'],
          note: 'A "good" day\nFirst line\nsecond; line',
        },
        { date: '2026-03-11', time: '21:05', mood: 'ansioso', activities: [], note: '' },
        { date: '2026-03-10', time: '08:30', mood: 'meh', activities: ['walk'], note: 'One\ntwo\n & I <3 it' },
      ],
    });
  });

  it.each([
    [
      'names in another language',
      'data_completa,data,dia,hora,humor,atividades,título,nota',
      '2026-03-11,11 de março,quarta,21:05,bom,a | b,t,n',
    ],
    ['no titles', 'full_date,date,weekday,time,mood,activities,note', '2026-03-11,11 March,Wed,21:05,bom,a | b,n'],
    ['scales', 'full_date,date,weekday,time,mood,activities,scales,note_title,note', '2026-03-11,11,Wed,21:05,bom,a,b,t,n'],
    ['semicolons', head.replaceAll(',', ';'), '2026-03-11;11;Wed;21:05;bom;a | b;t;n'],
  ])('may have %s', (_, names, line) => {
    expect(readDaylioCsv(`${names}\n${line}\n`)?.entries).toMatchObject([
      { date: '2026-03-11', time: '21:05', mood: 'bom', activities: ['a', 'b'] },
    ]);
  });

  it.each(['', 'a,b\n1,2', 'name,amount,x,y,z,a,b,c\n2026-03-11,1,2,many,3,4,5,6', '{"format":'])(
    'is distinguished from other files: %s',
    (other) => expect(readDaylioCsv(other)).toBeNull(),
  );

  it.each([
    ['12:15 am', '00:15'],
    ['12:00 PM', '12:00'],
    ['8:30\u202Fp.m.', '20:30'],
    ['午後3:05', '15:05'],
    ['上午 11:09', '11:09'],
    ['23:59:59', '23:59'],
    ['25:00', null],
    ['13:00 pm', null],
    ['soon', null],
  ])('reads times as phones write them: %s', (text, time) => expect(readClock(text)).toBe(time));

  it('leaves text alone that only resembles HTML', () => {
    expect(plainNote('a < b > c &amp; <me>')).toBe('a < b > c &amp; <me>');
    expect(plainNote('<b>a</b> &lt;3 <ul><li>x</li><li>y</li></ul>')).toBe('a <3 x\ny');
  });
});

describe('entries of Daylio as moods', () => {
  it('start with Daylio’s five moods, and with moods of the same name as ours', () => {
    expect(Object.fromEntries(mapping)).toEqual({
      rad: { mood: 'happy', intensity: 5 },
      meh: { mood: 'thoughtful', intensity: 2 },
      ansioso: { mood: 'anxious', intensity: 3 },
    });
    expect(startMapping(['Quokka'], word).get('Quokka')).toEqual({ mood: null, intensity: 3 });
  });

  it.each([
    ['Ansioso', 'anxious'],
    ['Muito ansiosa', 'anxious'],
    ['Con rabia', 'angry'],
    ['Exhausted', 'tired'],
    ['Découragée', 'discouraged'],
    ['Sopraffatto', 'overwhelmed'],
    ['イライラ', 'angry'],
    ['放松', 'calm'],
    ['Infeliz', 'sad'],
    ['Sem ansiedade', null],
    ['zumbi', null],
  ])('start with a mood of a similar name: %s', (name, mood) => {
    expect(startMapping([name], (each) => `com ${each}`).get(name)?.mood).toBe(mood);
  });

  it('recognize Daylio’s five moods in other languages', () => {
    expect(startMapping(['Horrível', 'Bof', '最高'], word)).toEqual(
      new Map([
        ['Horrível', { mood: 'sad', intensity: 5 }],
        ['Bof', { mood: 'thoughtful', intensity: 2 }],
        ['最高', { mood: 'happy', intensity: 5 }],
      ]),
    );
  });

  it('keep day, time and notes; unreadable lines stay countable', () => {
    expect(rowsOf()).toMatchObject([
      {
        date: '2026-03-11',
        mood: 'happy',
        intensity: 5,
        notes: 'A "good" day\nFirst line\nsecond; line',
        created_at: new Date(2026, 2, 11, 21, 5).toISOString(),
      },
      { mood: 'anxious', notes: null },
      { date: '2026-03-10', created_at: new Date(2026, 2, 10, 8, 30).toISOString() },
      null,
    ]);
  });

  it('get the same unique ids in a later export of the same entries', () => {
    const entry = { date: calendarDate('2026-03-12'), time: '07:00', mood: 'rad', activities: [], note: '' };
    const later = rowsOf({ entries: [entry, ...file.entries], unreadable: 0 });
    expect(later.slice(1).map(({ id }) => id)).toEqual(
      rowsOf()
        .slice(0, 3)
        .map(({ id }) => id),
    );
    expect(new Set(later.map(({ id }) => id)).size).toBe(4);
  });

  it('are left out only by choice, and the others keep their ids', () => {
    const without = new Map([...mapping, ['rad', { mood: 'leftOut', intensity: 3 }] as const]);
    expect(rowsOf(file, without).slice(0, 2)).toEqual(rowsOf().slice(1, 3));
    expect(moodsMappedTo('leftOut', moodsOf(file), without)).toEqual({ names: ['rad'], entries: 1 });
    expect(moodsMappedTo(null, moodsOf(file), without)).toEqual({ names: [], entries: 0 });
    expect(moodsMappedTo(null, new Map([['Quokka', 4]]), startMapping(['Quokka'], word))).toEqual({
      names: ['Quokka'],
      entries: 4,
    });
    expect(importOf(file, without).skipped).toBe(1);
  });
});
