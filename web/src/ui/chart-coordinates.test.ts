import { expect, it } from 'vitest';
import { lineSegments, pointMarks } from '#ui/chart-coordinates.ts';

const scale = { low: 0, high: 10 };

it('interrupts the line without a record instead of drawing a zero', () => {
  expect(lineSegments([0, 10, null, 5, 5], scale)).toEqual([
    'M0.00 100.00h0.0001L25.00 0.00',
    'M75.00 50.00h0.0001L100.00 50.00',
  ]);
});

it('shows a single value as a centred dot', () => {
  expect(lineSegments([5], scale)).toEqual(['M50.00 50.00h0.0001']);
});

it('draws nothing for an empty series', () => {
  expect(lineSegments([], scale)).toEqual([]);
  expect(lineSegments([null, null], scale)).toEqual([]);
});

it('marks each value separately, and no day without one', () => {
  expect(pointMarks([0, null, 10], scale)).toEqual(['M0.00 100.00h0.0001', 'M100.00 0.00h0.0001']);
});
