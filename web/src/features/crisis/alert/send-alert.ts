import type { LanguageCode } from '#core/messages/languages.ts';
import { askServer } from '#core/wire/ask-server.ts';
import type { Delivery } from '../deliveries/delivery.ts';

/** The request of an alert. Its id lets the server recognize a retry of the same alert. */
export interface AlertRequest {
  readonly id: string;
  readonly date: string;
  readonly language: LanguageCode;
  /** The message that the person wrote; null for the default one. */
  readonly message: string | null;
}

/**
 * Why there is no confirmed alert:
 * - `offline`: the request never left the device.
 * - `lost`: no clear response arrived, so the server may have accepted the alert.
 * - all others: the server refused the alert and sent nothing.
 */
export type NoAlert = 'offline' | 'lost' | 'premium' | 'consent' | 'contacts' | 'limit' | 'other';

export type AlertAnswer =
  | { readonly kind: 'accepted'; readonly deliveries: readonly Delivery[]; readonly leftOut: number }
  /** Seconds until the server accepts another alert. */
  | { readonly kind: 'limit'; readonly seconds: number }
  | NoAlert;

/**
 * How long to wait for the server's response, in milliseconds. After that, the page shows a person in need other ways to
 * get help.
 */
const patience = 10_000;

/**
 * A browser that cannot send a request fails it within this many milliseconds. A request that fails later may have reached
 * the server.
 */
const atOnce = 1000;

const refusals: Readonly<Record<string, NoAlert>> = {
  alert_takes_premium: 'premium',
  alert_takes_consent: 'consent',
  alert_takes_contacts: 'contacts',
  over_alert_limit: 'limit',
};

/** Asks the server to alert the contacts. Never rejects: a failure is one of the results. */
export async function sendAlert(request: AlertRequest): Promise<AlertAnswer> {
  const wasOnline = navigator.onLine;
  const began = performance.now();
  let response: Response;
  try {
    response = await askServer(
      'functions/v1/crisis-alert',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) },
      patience,
    );
  } catch (problem) {
    const reason = reasonOf(problem);
    const { retryAfter = 0, wasSent = false } = problem as { retryAfter?: number; wasSent?: boolean };
    if (reason === 'limit' && retryAfter > 0) return { kind: 'limit', seconds: retryAfter };
    // Only a request that never left the device was certainly not accepted. The browser's "offline" alone proves nothing.
    const isOffline = !wasOnline && !navigator.onLine && problem instanceof TypeError && !wasSent;
    return reason ?? (isOffline && performance.now() - began < atOnce ? 'offline' : 'lost');
  }
  try {
    const answer = (await response.json()) as { deliveries: Omit<Delivery, 'event_id'>[]; left_out: number };
    const deliveries = answer.deliveries.map((delivery) => ({ ...delivery, event_id: request.id }));
    return { kind: 'accepted', deliveries, leftOut: answer.left_out };
  } catch {
    // The response is cut or comes from an intermediary, but the server may have accepted the alert.
    return 'lost';
  }
}

/** Why our server refused the alert. Undefined if the response may come from something else, such as a proxy. */
export function reasonOf(problem: unknown): NoAlert | undefined {
  const { code, status } = problem as { code?: string; status?: number };
  const known = refusals[code ?? ''];
  // The rate limiter refused this request without reading it. An earlier request for the same alert may have been accepted.
  if (code === 'over_request_rate_limit') return undefined;
  return known ?? (code !== undefined && status !== undefined && status >= 400 && status < 500 ? 'other' : undefined);
}
