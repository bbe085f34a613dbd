import { failureOf } from '#mail/mail-failure.ts';
import type { Mail } from '#mail/mail.ts';
import { SmsNotSent, type Sms } from '#sms/sms.ts';
import type { Attempt } from './begin-attempt.ts';
import { composeAlertMail, composeAlertText } from './compose-alert.ts';

/**
 * What came of handing a message over. taken: by the provider or the mail server, under its id. refused: it never will be. later: nothing was taken.
 * uncertain: nobody knows. unconfigured: this server has no such way any more.
 */
export type HandedOver =
  { kind: 'taken'; providerId: string } | { kind: 'refused'; reason: string } | NotHandedOver | { kind: 'unconfigured' };

/** An attempt that may be followed by another. */
export interface NotHandedOver {
  kind: 'later' | 'uncertain';
  reason: string;
  /** Seconds that the other side asked to be left alone. */
  retryAfter?: number | undefined;
}

export interface DeliveryChannels {
  sms: Sms | undefined;
  mail: Mail;
  /** Where people reach the server. */
  siteUrl: string;
}

/** Hands one message over. Never rejects. */
export async function handOver({ sms, mail, siteUrl }: DeliveryChannels, attempt: Attempt, now: Date): Promise<HandedOver> {
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
  // The same each time, so that a mail that comes twice can be recognised as one.
  const messageId = `<alert-${attempt.id}@${new URL(siteUrl).hostname}>`;
  try {
    await mail.send(composeAlertMail(facts, attempt.destination, messageId));
    return { kind: 'taken', providerId: messageId };
  } catch (error) {
    const { kind, code } = failureOf(error);
    return { kind, reason: code.slice(0, 60) };
  }
}

async function sendText(sms: Sms, message: Parameters<Sms['send']>[0]): Promise<HandedOver> {
  try {
    const { id } = await sms.send(message);
    return { kind: 'taken', providerId: id };
  } catch (error) {
    if (!(error instanceof SmsNotSent)) return { kind: 'uncertain', reason: 'unexpected' };
    const { uncertain, because, providerCode = 'no_answer', retryAfter } = error;
    if (because === 'message') return { kind: 'refused', reason: providerCode };
    return { kind: uncertain ? 'uncertain' : 'later', reason: providerCode, retryAfter };
  }
}

/** The callback address for the provider's status reports; only a public address works. */
export function callbackAddress(siteUrl: string, deliveryId: string): string | undefined {
  const { protocol } = new URL(siteUrl);
  return protocol === 'https:' ? `${siteUrl}/functions/v1/crisis-alert/status/${deliveryId}` : undefined;
}
