import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { type Alarm, type AlarmMemory, untilNext, dueAlarms } from './alarm.ts';
import { createRinger } from './create-ringer.ts';

const at = (time: string, day = '2026-11-22') => momentOf(calendarDate(day), time);
const alarm = (time: string, day?: string): Alarm => ({ key: `${day ?? ''}${time}`, at: at(time, day) });
const keys = (alarms: readonly Alarm[]) => alarms.map(({ key }) => key);
const always = { from: null, to: null };
const night = { from: '22:00', to: '07:00' };

describe('the due alarms', () => {
  const due = (alarms: Alarm[], now: Date, memory: AlarmMemory = {}, quiet = night) =>
    keys(dueAlarms(alarms, memory, quiet, now));

  it('include all that became due, also while the device slept, earliest first', () => {
    expect(due([alarm('08:00'), alarm('07:30'), alarm('09:00')], at('08:20'))).toEqual(['07:30', '08:00']);
  });

  it('exclude alarms of long ago', () => {
    expect(due([alarm('08:00')], at('11:00'))).toEqual(['08:00']);
    expect(due([alarm('08:00')], at('11:01'))).toEqual([]);
  });

  it('are none during quiet hours, and follow when these end', () => {
    const evening = alarm('23:00', '2026-11-21');
    expect(due([evening], at('23:30', '2026-11-21'))).toEqual([]);
    expect(due([evening], at('07:05'))).toEqual(['2026-11-2123:00']);
    expect(due([alarm('21:50')], at('22:10'))).toEqual([]);
  });

  it('exclude a closed one, and include a snoozed one again when its time has come', () => {
    expect(due([alarm('08:00')], at('08:10'), { '08:00': { kind: 'closed', at: 0 } })).toEqual([]);
    const later: AlarmMemory = { '08:00': { kind: 'later', until: at('08:30').getTime() } };
    expect(due([alarm('08:00')], at('08:29'), later)).toEqual([]);
    expect(due([alarm('08:00')], at('08:30'), later)).toEqual(['08:00']);
  });

  it('come with the time until the next one', () => {
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

  it('show an alarm once, with one sound', async () => {
    const { state, open } = device();
    const [one, two] = [open('one'), open('two')];
    await one.follow([alarm('08:00')], always);
    await two.follow([alarm('08:00')], always);
    expect([one.seen.shown, two.seen.shown, state.cues]).toEqual([['08:00'], [], 1]);
  });

  it('move it to the visible tab, without another sound', async () => {
    const { state, open } = device();
    const [hidden, looked] = [open('hidden'), open('looked')];
    hidden.seen.isSeen = false;
    await hidden.follow([alarm('08:00')], always);
    await looked.follow([alarm('08:00')], always);
    await hidden.look();
    expect([hidden.seen.shown, looked.seen.shown, state.cues]).toEqual([[], ['08:00'], 1]);
  });

  it('take over from a tab that is gone', async () => {
    const { state, open } = device();
    await open('gone').follow([alarm('08:00')], always);
    state.now = at('08:04');
    const other = open('other');
    await other.follow([alarm('08:00')], always);
    expect([other.seen.shown, state.cues]).toEqual([['08:00'], 1]);
  });

  it('are both silent after a snooze in one of them, and one shows it again', async () => {
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
