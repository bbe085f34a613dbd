import { dataClient } from '#core/wire/data-client.ts';

/** What choosing premium does on this server: grants so many days at no charge, or null: the administrator is asked. */
export interface PremiumOffer {
  grantDays: number | null;
}

/** Reads the operator's setting. Rejects when the server can't be asked or answers something else. */
export async function readPremiumOffer(): Promise<PremiumOffer> {
  const { data, error } = await dataClient().rpc('premium_offer');
  if (error) throw new Error(`premium_offer: ${error.code}`);
  const days = (data as { grant_days?: unknown } | null)?.grant_days;
  return { grantDays: typeof days === 'number' && days > 0 ? days : null };
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
