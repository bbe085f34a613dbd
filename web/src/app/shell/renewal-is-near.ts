/** The app offers a renewal in the last 30 days of premium. */
const renewalDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Whether premium is running and ends in less than 30 days. Both moments in ms since 1970. */
export function renewalIsNear(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt - now < renewalDays * day;
}
