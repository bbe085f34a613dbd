import { differenceOfMeans } from '#lib/differences/difference-of-means.ts';

/**
 * How the mean level of an executive function changed from the earlier half of a period to the later half. The values are
 * also message keys.
 */
export type Movement = 'alike' | 'aLittleUp' | 'aLittleDown';

/**
 * The change of an executive function over the days of a period, in order; `alike` if it is within the usual ups and downs.
 * Null if one half has too few days with answers. If the number of days is odd, the middle day belongs to neither half.
 */
export function movement(byDay: readonly (number | null)[]): Movement | null {
  const half = Math.floor(byDay.length / 2);
  const known = byDay.flatMap((value, day) => (value === null ? [] : [{ day, value, weight: 1 }]));
  const difference = differenceOfMeans(
    known.filter(({ day }) => day < half),
    known.filter(({ day }) => day >= byDay.length - half),
  );
  if (difference === null) return null;
  return difference.low > 0 ? 'aLittleUp' : difference.high < 0 ? 'aLittleDown' : 'alike';
}
