import { failureOf } from '#mail/mail-failure.ts';
import type { Mail } from '#mail/mail.ts';
import { SmsNotSent, type Sms } from '#sms/sms.ts';
import type { Attempt } from './begin-attempt.ts';
import { composeAlertMail, composeAlertText } from './compose-alert.ts';

/**
 * The result of handing a message over. `accepted`: the provider or the mail server accepted it, under this id. `refused`:
 * permanently refused. `later`: not accepted, retry. `uncertain`: it may have been accepted. `unconfigured`: this server no
 * longer has this channel.
 */
export type HandOverResult =
  | { kind: 'accepted'; providerId: string }
  | { kind: 'refused'; reason: string }
  | HandOverFailure
  | { kind: 'unconfigured' };

/** A failed attempt that may be retried. */
export interface HandOverFailure {
  kind: 'later' | 'uncertain';
  reason: string;
  /** The seconds of the provider's `retry-after` header. */
  retryAfter?: number | undefined;
}

export interface DeliveryChannels {
  sms: Sms | undefined;
  mail: Mail;
  /** The public address of the server. */
  siteUrl: string;
}

/** Hands one message to its channel. Never rejects. */
export async function handOver(
  { sms, mail, siteUrl }: DeliveryChannels,
  attempt: Attempt,
  now: Date,
): Promise<HandOverResult> {
  const facts = { ...attempt, minutesAgo: Math.floor((now.getTime() - attempt.alertedAt.getTime()) / 60_000) };
  if (attempt.channel === 'sms') {
    if (!sms?.reachesPeople) return { kind: 'unconfigured' };
    return sendText(sms, {
      to: attempt.destination.slice(1),
      text: composeAlertText(facts),
      statusCallback: callbackAddress(siteUrl, attempt.id),
    });
  }
  if (!mail.reachesPeople) return { kind: 'unconfigured' };
  // All attempts of one delivery send the same message id, so that mail programs can recognise a duplicate.
  const messageId = `<alert-${attempt.id}@${new URL(siteUrl).hostname}>`;
  try {
    await mail.send(composeAlertMail(facts, attempt.destination, messageId));
    return { kind: 'accepted', providerId: messageId };
  } catch (error) {
    const { kind, code } = failureOf(error);
    return { kind, reason: code.slice(0, 60) };
  }
}

async function sendText(sms: Sms, message: Parameters<Sms['send']>[0]): Promise<HandOverResult> {
  try {
    const { id } = await sms.send(message);
    return { kind: 'accepted', providerId: id };
  } catch (error) {
    if (!(error instanceof SmsNotSent)) return { kind: 'uncertain', reason: 'unexpected' };
    const { uncertain, because, providerCode = 'no_answer', retryAfter } = error;
    if (because === 'message') return { kind: 'refused', reason: providerCode };
    return { kind: uncertain ? 'uncertain' : 'later', reason: providerCode, retryAfter };
  }
}

/** Returns the callback address for the provider's status reports, or undefined if the server's address is not https. */
export function callbackAddress(siteUrl: string, deliveryId: string): string | undefined {
  const { protocol } = new URL(siteUrl);
  return protocol === 'https:' ? `${siteUrl}/functions/v1/crisis-alert/status/${deliveryId}` : undefined;
}
