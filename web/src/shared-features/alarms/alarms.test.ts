import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import type { Alarm, AlarmMemory } from './alarm.ts';
import { createRinger } from './create-ringer.ts';
import { untilNext, whichRing } from './which-ring.ts';

const at = (time: string, day = '2026-11-22') => momentOf(calendarDate(day), time);
const alarm = (time: string, day?: string): Alarm => ({ key: `${day ?? ''}${time}`, at: at(time, day) });
const keys = (alarms: readonly Alarm[]) => alarms.map(({ key }) => key);
const always = { from: null, to: null };
const night = { from: '22:00', to: '07:00' };

describe('which alarms ring', () => {
  const ring = (alarms: Alarm[], now: Date, memory: AlarmMemory = {}, quiet = night) =>
    keys(whichRing(alarms, memory, quiet, now));

  it('from their time on, and after sleep all at once, the earliest first', () => {
    expect(ring([alarm('08:00'), alarm('07:30'), alarm('09:00')], at('08:20'))).toEqual(['07:30', '08:00']);
  });

  it('not those of long ago', () => {
    expect(ring([alarm('08:00')], at('11:00'))).toEqual(['08:00']);
    expect(ring([alarm('08:00')], at('11:01'))).toEqual([]);
  });

  it('none in quiet hours, and at their end those that fell into them', () => {
    const late = alarm('23:00', '2026-11-21');
    expect(ring([late], at('23:30', '2026-11-21'))).toEqual([]);
    expect(ring([late], at('07:05'))).toEqual(['2026-11-2123:00']);
    expect(ring([alarm('21:50')], at('22:10'))).toEqual([]);
  });

  it('not once closed, and again when it was put off to', () => {
    expect(ring([alarm('08:00')], at('08:10'), { '08:00': { kind: 'closed', at: 0 } })).toEqual([]);
    const later: AlarmMemory = { '08:00': { kind: 'later', until: at('08:30').getTime() } };
    expect(ring([alarm('08:00')], at('08:29'), later)).toEqual([]);
    expect(ring([alarm('08:00')], at('08:30'), later)).toEqual(['08:00']);
  });

  it('says how long it is until the next', () => {
    expect(untilNext([alarm('08:00'), alarm('09:00')], {}, night, at('08:30'))).toBe(30 * 60_000);
    expect(untilNext([alarm('08:00')], {}, night, at('08:30'))).toBe(Infinity);
  });
});

describe('two tabs of one device', () => {
  function device() {
    let memory: AlarmMemory = {};
    const state = { now: at('08:00'), cues: 0 };
    const open = (tab: string) => {
      const seen = { isSeen: true, shown: [] as string[] };
      const ringer = createRinger(
        {
          memory: { read: () => memory, write: (next) => (memory = next) },
          tab,
          now: () => state.now,
          isSeen: () => seen.isSeen,
          withLock: (work) => work(),
          cue: () => (state.cues += 1),
        },
        (alarms) => (seen.shown = keys(alarms)),
      );
      return { ...ringer, seen };
    };
    return { state, open };
  }

  it('tell of an alarm once, with one sound', async () => {
    const { state, open } = device();
    const [one, two] = [open('one'), open('two')];
    await one.follow([alarm('08:00')], always);
    await two.follow([alarm('08:00')], always);
    expect([one.seen.shown, two.seen.shown, state.cues]).toEqual([['08:00'], [], 1]);
  });

  it('hand it to the one that is looked at, without another sound', async () => {
    const { state, open } = device();
    const [hidden, looked] = [open('hidden'), open('looked')];
    hidden.seen.isSeen = false;
    await hidden.follow([alarm('08:00')], always);
    await looked.follow([alarm('08:00')], always);
    await hidden.look();
    expect([hidden.seen.shown, looked.seen.shown, state.cues]).toEqual([[], ['08:00'], 1]);
  });

  it('take over from one that is gone', async () => {
    const { state, open } = device();
    await open('gone').follow([alarm('08:00')], always);
    state.now = at('08:04');
    const other = open('other');
    await other.follow([alarm('08:00')], always);
    expect([other.seen.shown, state.cues]).toEqual([['08:00'], 1]);
  });

  it('are both silent once one of them put it off, and one tells of it again', async () => {
    const { state, open } = device();
    const [one, two] = [open('one'), open('two')];
    await one.follow([alarm('08:00')], always);
    await two.follow([alarm('08:00')], always);
    await one.later('08:00', 15);
    await two.look();
    expect([one.seen.shown, two.seen.shown]).toEqual([[], []]);
    state.now = at('08:15');
    await two.look();
    await one.look();
    expect([one.seen.shown, two.seen.shown, state.cues]).toEqual([[], ['08:00'], 2]);
    await two.close('08:00');
    expect(two.seen.shown).toEqual([]);
  });
});
