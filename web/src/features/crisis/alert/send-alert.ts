import type { LanguageCode } from '#core/messages/languages.ts';
import { askServer } from '#core/wire/ask-server.ts';
import type { Delivery } from '../deliveries/delivery.ts';

/** What is asked of the server. The id makes it one alert, however often it is sent. */
export interface AlertRequest {
  readonly id: string;
  readonly date: string;
  readonly language: LanguageCode;
  /** The person's own words; null: the default ones. */
  readonly message: string | null;
}

/** offline, lost: no answer came; with `lost` the server may have taken it. The others: it refused, and nothing was sent. */
export type NoAlert = 'offline' | 'lost' | 'premium' | 'consent' | 'contacts' | 'limit' | 'other';

export type AlertAnswer =
  | { readonly kind: 'accepted'; readonly deliveries: readonly Delivery[]; readonly leftOut: number }
  /** So many seconds from now another is taken. */
  | { readonly kind: 'limit'; readonly seconds: number }
  | NoAlert;

/** Nobody in need waits longer for an answer before being shown another way, in milliseconds. */
const patience = 10_000;

const refusals: Readonly<Record<string, NoAlert>> = {
  alert_takes_premium: 'premium',
  alert_takes_consent: 'consent',
  alert_takes_contacts: 'contacts',
  over_alert_limit: 'limit',
};

/** Asks the server to alert the contacts. Never rejects: whatever does not come back as accepted is one of the others. */
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
    // Only a question that could not leave the device is surely not taken. One that somebody or nobody answered in time may be.
    const failedAtOnce = problem instanceof TypeError && performance.now() - began < patience;
    return reason ?? (!wasOnline && (failedAtOnce || !navigator.onLine) ? 'offline' : 'lost');
  }
}

/** Why our server said no; undefined when it may have said something else that did not come through. */
export function reasonOf(problem: unknown): NoAlert | undefined {
  const { code, status } = problem as { code?: string; status?: number };
  const known = refusals[code ?? ''];
  // Turned away before it was looked at: an earlier asking of the same alert may have been taken.
  if (code === 'over_request_rate_limit') return undefined;
  return known ?? (code !== undefined && status !== undefined && status >= 400 && status < 500 ? 'other' : undefined);
}
