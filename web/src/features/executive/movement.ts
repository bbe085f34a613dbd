import { mean } from '#lib/mean.ts';

/** How the later half of a period is beside the earlier one; the names are also those of the words. */
export type Movement = 'alike' | 'aLittleUp' | 'aLittleDown';

/** Fewer days than this say nothing of a half. */
const daysEnough = 3;
/** Means that are nearer to each other than this are alike: half of a step of the scale. */
const step = 0.5;

/**
 * How a function moved, by the days of a period in their order; null where one half says too little. Of an odd number of days the one in
 * the middle belongs to neither half.
 */
export function movement(byDay: readonly (number | null)[]): Movement | null {
  const half = Math.floor(byDay.length / 2);
  const [earlier, later] = [byDay.slice(0, half), byDay.slice(byDay.length - half)].map((days) => {
    const said = days.filter((level) => level !== null);
    return said.length < daysEnough ? null : mean(said);
  }) as [number | null, number | null];
  if (earlier === null || later === null) return null;
  if (Math.abs(later - earlier) < step) return 'alike';
  return later > earlier ? 'aLittleUp' : 'aLittleDown';
}
