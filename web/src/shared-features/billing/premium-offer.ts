import { dataClient } from '#core/wire/data-client.ts';

/** What choosing premium does on this server: it is sold, or granted for so many days at no charge, everybody's, or (null) the administrator is asked. */
export interface PremiumOffer {
  payments: boolean;
  /** Everybody here has premium already. */
  everybody: boolean;
  grantDays: number | null;
}

/** Reads the operator's setting. Rejects when the server can't be asked or answers something else. */
export async function readPremiumOffer(): Promise<PremiumOffer> {
  const { data, error } = await dataClient().rpc('premium_offer');
  if (error) throw new Error(`premium_offer: ${error.code}`);
  const told = data as { grant_days?: unknown; payments?: unknown; everybody?: unknown } | null;
  const days = told?.grant_days;
  const everybody = told?.everybody === true;
  return { payments: told?.payments === true, everybody, grantDays: typeof days === 'number' && days > 0 ? days : null };
}

/** Chooses premium. Answers when it ends, or null when the server grants none by itself. Rejects when nothing happened. */
export async function choosePremium(): Promise<Date | null> {
  const { data, error } = await dataClient().rpc('choose_premium');
  if (error) throw new Error(`choose_premium: ${error.code}`);
  const answer = data as { granted?: unknown; premium_expires_at?: unknown } | null;
  return answer?.granted === true && typeof answer.premium_expires_at === 'string'
    ? new Date(answer.premium_expires_at)
    : null;
}
