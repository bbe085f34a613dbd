/**
 * Turns values into SVG paths on a 100 × 100 field, one path per unbroken run: a null ends the run. A lone value becomes
 * a path of no length, which a round line cap shows as a dot.
 */
export function lineSegments(values: readonly (number | null)[], scale: { low: number; high: number }): string[] {
  const across = (index: number) => (values.length > 1 ? (index / (values.length - 1)) * 100 : 50);
  const up = (value: number) => 100 - ((value - scale.low) / (scale.high - scale.low)) * 100;
  const paths: string[] = [];
  let run = '';
  values.forEach((value, index) => {
    if (value === null) {
      if (run) paths.push(run);
      run = '';
      return;
    }
    const place = `${across(index).toFixed(2)} ${up(value).toFixed(2)}`;
    run += run ? `L${place}` : `M${place}h0`;
  });
  if (run) paths.push(run);
  return paths;
}
