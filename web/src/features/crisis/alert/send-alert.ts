import type { LanguageCode } from '#core/messages/languages.ts';
import { askServer } from '#core/wire/ask-server.ts';
import type { Delivery } from '../deliveries/delivery.ts';

/** The alert request. The id makes retries idempotent. */
export interface AlertRequest {
  readonly id: string;
  readonly date: string;
  readonly language: LanguageCode;
  /** The person's own message; null: the default. */
  readonly message: string | null;
}

/**
 * offline, lost: no response arrived; with `lost` the server may have accepted the alert. Otherwise the server refused it
 * and sent nothing.
 */
export type NoAlert = 'offline' | 'lost' | 'premium' | 'consent' | 'contacts' | 'limit' | 'other';

export type AlertAnswer =
  | { readonly kind: 'accepted'; readonly deliveries: readonly Delivery[]; readonly leftOut: number }
  /** Seconds until the server accepts another alert. */
  | { readonly kind: 'limit'; readonly seconds: number }
  | NoAlert;

/** Timeout in milliseconds: after it, a person in need sees other ways to get help. */
const patience = 10_000;

const refusals: Readonly<Record<string, NoAlert>> = {
  alert_takes_premium: 'premium',
  alert_takes_consent: 'consent',
  alert_takes_contacts: 'contacts',
  over_alert_limit: 'limit',
};

/** Asks the server to alert the contacts. Never rejects: every failure becomes one of the other results. */
export async function sendAlert(request: AlertRequest): Promise<AlertAnswer> {
  const wasOnline = navigator.onLine;
  const began = performance.now();
  try {
    const response = await askServer(
      'functions/v1/crisis-alert',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) },
      patience,
    );
    const answer = (await response.json()) as { deliveries: Omit<Delivery, 'event_id'>[]; left_out: number };
    const deliveries = answer.deliveries.map((delivery) => ({ ...delivery, event_id: request.id }));
    return { kind: 'accepted', deliveries, leftOut: answer.left_out };
  } catch (problem) {
    const reason = reasonOf(problem);
    const { retryAfter = 0 } = problem as { retryAfter?: number };
    if (reason === 'limit' && retryAfter > 0) return { kind: 'limit', seconds: retryAfter };
    // Only a request that never left the device is surely not accepted. A request that timed out may have been.
    const failedAtOnce = problem instanceof TypeError && performance.now() - began < patience;
    return reason ?? (!wasOnline && (failedAtOnce || !navigator.onLine) ? 'offline' : 'lost');
  }
}

/** The reason for a refusal by our server; undefined if the response may come from elsewhere. */
export function reasonOf(problem: unknown): NoAlert | undefined {
  const { code, status } = problem as { code?: string; status?: number };
  const known = refusals[code ?? ''];
  // The rate limiter refused this request unread: an earlier one for the same alert may have been accepted.
  if (code === 'over_request_rate_limit') return undefined;
  return known ?? (code !== undefined && status !== undefined && status >= 400 && status < 500 ? 'other' : undefined);
}
