import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { periodOfView, stepOfView } from './period-of-view.ts';

const day = calendarDate('2026-03-31');

describe('the period of a view', () => {
  it('is the week from the language’s first weekday, the month, and the year for the list', () => {
    expect(periodOfView('week', day, 'pt-BR')).toEqual({ from: '2026-03-29', to: '2026-04-04' });
    expect(periodOfView('week', day, 'fr')).toEqual({ from: '2026-03-30', to: '2026-04-05' });
    expect(periodOfView('month', day, 'fr')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(periodOfView('list', day, 'fr')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('moves by one period, to the last day of a shorter month', () => {
    expect(stepOfView('month', day, -1)).toBe('2026-02-28');
    expect(stepOfView('week', day, 1)).toBe('2026-04-07');
    expect(stepOfView('list', day, 1)).toBe('2027-03-31');
  });
});
