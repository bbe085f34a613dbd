import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { countDoses, historyDays } from './history-days.ts';
import { aDose, aMedicine } from '../testing/samples.ts';

const [monday, tuesday] = [calendarDate('2026-11-23'), calendarDate('2026-11-24')];
const days = [monday, tuesday, calendarDate('2026-11-25')];

it('the history of one medicine shows each past day of the period, with or without a record, and no future day', () => {
  const medicine = aMedicine({ id: 'a', times: ['08:00', '20:00'] });
  const taken = aDose({ medication_id: 'a', date: monday });
  const anothers = aDose({ medication_id: 'b', date: monday });
  const history = historyDays(
    'a',
    { medicines: [medicine], plans: [], doses: [taken, anothers], days },
    momentOf(tuesday, '09:00'),
  );
  expect(history.map(({ day, planned }) => [day, planned.map(({ dose }) => dose?.state ?? 'no record')])).toEqual([
    [monday, ['taken', 'no record']],
    [tuesday, ['no record']],
  ]);
});

it('a day before a medicine was added has no open doses', () => {
  const added = aMedicine({ id: 'a', created_at: momentOf(tuesday, '07:00').toISOString() });
  const history = historyDays('a', { medicines: [added], plans: [], doses: [], days }, momentOf(tuesday, '09:00'));
  expect(history.map(({ planned }) => planned.length)).toEqual([0, 1]);
});

it('an unplanned intake is listed separately', () => {
  const asNeeded = aDose({ medication_id: 'n', planned: null, date: monday });
  expect(
    historyDays('n', { medicines: [], plans: [], doses: [asNeeded], days: [monday] }, momentOf(monday, '09:00')),
  ).toEqual([{ day: monday, planned: [], asNeeded: [asNeeded] }]);
});

it('counts each answer separately', () => {
  expect(countDoses([aDose(), aDose({ state: 'skipped' }), aDose()])).toEqual({ taken: 2, skipped: 1, later: 0 });
});
