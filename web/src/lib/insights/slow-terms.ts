/** Changes that take longer than this are taken for seasons of a life, not for what one day has to do with another. */
const slowestDays = 90;

/**
 * What is taken out of both series before they are compared, one column each: the level, the trend, waves slower than a season, and the weekday. Two
 * things that both come with Mondays, or both with winter, would otherwise look as if one came with the other.
 */
export function slowTerms(days: Int32Array): Float64Array[] {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  const span = last - first + 1;
  const column = (of: (day: number) => number) => Float64Array.from(days, (day) => of(day - first));
  const waves = Math.floor((2 * span) / slowestDays);
  return [
    column(() => 1),
    column((day) => day / span - 0.5),
    ...Array.from({ length: waves }, (_, wave) => column((day) => Math.cos((Math.PI * (wave + 1) * (day + 0.5)) / span))),
    ...Array.from({ length: 6 }, (_, weekday) => column((day) => ((day + first) % 7 === weekday ? 1 : 0))),
  ];
}
