/** Milliseconds of each unit of Go's durations, which the protocol uses. */
const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const longestMilliseconds = 200 * 365 * 86_400_000;

/** When a ban of this length ends: '24h', '1h30m'; null for 'none', which lifts it; undefined for what is no duration. */
export function banEnd(duration: string, now: Date): Date | null | undefined {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(duration)) return undefined;
  const parts = [...duration.matchAll(/(\d{1,20}(?:\.\d{1,20})?)(ms|s|m|h)/g)];
  const length = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ''] ?? 0), 0);
  return length > longestMilliseconds ? undefined : new Date(now.getTime() + length);
}
