import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { aMedicine } from '../testing/samples.ts';
import { describeSchedule } from './describe-plan.ts';

/** Shows the key and the values instead of a text. */
const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as never;
const described = (given: Parameters<typeof aMedicine>[0]) => describeSchedule(aMedicine(given), t, 'pt-BR');

it('a daily medicine has only its times', () => expect(described({ times: ['08:00', '20:00'] })).toBe('08:00 e 20:00'));

it('days and treatment are named after the times', () => {
  expect(described({ repeat: 'weekdays', weekdays: ['mon', 'thu'], ends_on: calendarDate('2026-11-30') })).toBe(
    '08:00 · seg. e qui. · courseTo 30 de novembro de 2026',
  );
  expect(described({ repeat: 'interval', every_days: 3, starts_on: calendarDate('2026-11-02') })).toBe(
    '08:00 · everyDays 3 · courseFrom 2 de novembro de 2026',
  );
});

it('a medicine taken as needed has no times', () => expect(described({ as_needed: true, times: null })).toBe('as_needed'));
