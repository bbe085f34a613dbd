import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { aDose, aMedicine } from '../testing/samples.ts';
import { doseAlarms } from './dose-alarms.ts';

const today = calendarDate('2026-11-22');
const ringing = aMedicine({ id: 'a', alarm: true });
const keys = (...of: Parameters<typeof doseAlarms>) => doseAlarms(...of).map(({ key }) => key);

it('returns yesterday’s and today’s doses of medicines with alarms', () => {
  expect(keys([ringing, aMedicine({ id: 'b' })], [], today)).toEqual(['a 2026-11-21 08:00', 'a 2026-11-22 08:00']);
});

it('skips a dose that was taken or skipped, and repeats a snoozed one', () => {
  const dose = (state: 'taken' | 'skipped' | 'later') => aDose({ medication_id: 'a', date: today, planned: '08:00', state });
  expect(keys([ringing], [dose('taken')], today)).toEqual(['a 2026-11-21 08:00']);
  expect(keys([ringing], [dose('skipped')], today)).toEqual(['a 2026-11-21 08:00']);
  expect(keys([ringing], [dose('later')], today)).toContain('a 2026-11-22 08:00');
});

it('skips a medicine that is paused or off the list', () => {
  expect(keys([aMedicine({ alarm: true, status: 'paused' })], [aDose({ date: today, state: 'later' })], today)).toEqual([]);
});

it('repeats the alarm of a snoozed dose some minutes after it was snoozed', () => {
  const said = momentOf(today, '08:10');
  const dose = aDose({ medication_id: 'a', date: today, planned: '08:00', state: 'later', created_at: said.toISOString() });
  expect(doseAlarms([ringing], [dose], today).at(-1)?.at).toEqual(momentOf(today, '08:25'));
});
