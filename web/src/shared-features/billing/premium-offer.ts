import { dataClient } from '#core/wire/data-client.ts';

/**
 * How a person gets premium on this server. `payments`: by paying. `everybody`: without doing anything, because everybody
 * has it. `grantDays`: free for this many days. Otherwise an administrator grants it.
 */
export interface PremiumOffer {
  payments: boolean;
  /** Everybody on this server has premium. */
  everybody: boolean;
  grantDays: number | null;
}

/** Reads how the operator offers premium. Rejects if the server is unreachable or returns an error. */
export async function readPremiumOffer(): Promise<PremiumOffer> {
  const { data, error } = await dataClient().rpc('premium_offer');
  if (error) throw new Error(`premium_offer: ${error.code}`);
  const offer = data as { grant_days?: unknown; payments?: unknown; everybody?: unknown } | null;
  const days = offer?.grant_days;
  const everybody = offer?.everybody === true;
  return { payments: offer?.payments === true, everybody, grantDays: typeof days === 'number' && days > 0 ? days : null };
}

/**
 * Chooses premium. Returns the end of premium, or null if the server does not grant premium automatically. Rejects if the
 * request fails.
 */
export async function choosePremium(): Promise<Date | null> {
  const { data, error } = await dataClient().rpc('choose_premium');
  if (error) throw new Error(`choose_premium: ${error.code}`);
  const answer = data as { granted?: unknown; premium_expires_at?: unknown } | null;
  return answer?.granted === true && typeof answer.premium_expires_at === 'string'
    ? new Date(answer.premium_expires_at)
    : null;
}
