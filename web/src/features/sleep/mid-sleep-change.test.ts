import { describe, expect, it } from 'vitest';
import { minutesOf } from './mid-sleep.ts';
import { sleepDrift } from './mid-sleep-change.ts';

/** Mid-sleep of `count` nights, alternately ten minutes later and earlier than `time`. */
const nights = (time: number, count: number) => Array.from({ length: count }, (_, at) => time + (at % 2 === 0 ? 10 : -10));

describe('the drift of mid-sleep', () => {
  it('is the difference between the halves with its interval, also across midnight', () => {
    const [early, late] = [minutesOf('23:30'), minutesOf('00:30')];
    expect(sleepDrift([...nights(early, 20), null, ...nights(late, 20)])).toMatchObject({ value: 60, isClear: true });
    expect(sleepDrift([...nights(late, 20), ...nights(early, 20)])).toMatchObject({ value: -60, isClear: true });
  });

  it('is unclear within the usual ups and downs', () => {
    const varied = [180, 240, 120, 200, 260, 150, 210, 190, 250, 130, 220, 185, 240, 160];
    const drift = sleepDrift([...varied, ...varied.map((time) => time + 15)]);
    expect(drift).toMatchObject({ value: 15, isClear: false });
  });

  it('is null while a half has fewer than seven known nights', () => {
    expect(sleepDrift([...nights(180, 6), null, ...nights(180, 7)])).toBeNull();
  });
});
