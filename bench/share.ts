/** A share in per cent with its 95 % confidence interval (Wilson). */
export function share(count: number, of: number): string {
  const [p, z] = [count / of, 1.96];
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${percent(p)} % (${percent(Math.max(0, middle - half))}–${percent(Math.min(1, middle + half))})`;
}
