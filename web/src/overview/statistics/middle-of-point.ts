import type { Point } from './answers.ts';

/** The mean middle of sleep of a point, in minutes since midnight, from the sums of its angles; null where no night has its times. */
export function middleOfPoint(point: Point | null): number | null {
  const [x, y] = [point?.values['middle_x'], point?.values['middle_y']];
  // Nights all around the clock have no middle.
  if (!x || !y || Math.hypot(x[0], y[0]) / x[1] < 1e-3) return null;
  return ((Math.atan2(y[0], x[0]) / (2 * Math.PI)) * 1440 + 1440) % 1440;
}
