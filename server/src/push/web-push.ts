import webPush from 'web-push';
import type { Clock } from '#clock.ts';
import type { Config } from '#config/config.ts';
import type { Push, PushDeliveryStatus, PushMessage, PushTarget } from './push.ts';
import { isPushEndpoint } from './push-hosts.ts';
import type { PushKeys } from './push-keys.ts';

/** HTTP statuses after which a retry may succeed, in addition to all statuses from 500 on. */
const passing = new Set([408, 425, 429]);

/**
 * Sends web push messages (RFC 8030, 8188, 8291, 8292). The library encrypts and signs. This module sends the request itself:
 * without redirects, with a timeout, and only to known services.
 */
export function webPushOver(config: Config, keys: PushKeys, clock: Clock): Push {
  const vapidDetails = { subject: pushSubject(config), publicKey: keys.publicKey, privateKey: keys.privateKey };
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint, config.pushHosts);

  const requestOf = ({ endpoint, p256dh, auth }: PushTarget, { payload, lifetime, topic }: PushMessage) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails,
      contentEncoding: 'aes128gcm',
      TTL: lifetime,
      // Wake a sleeping device, because users expect alarms on time.
      urgency: 'high',
      topic,
    });

  return {
    publicKey: keys.publicKey,
    isEndpoint,
    async send(target, message) {
      // Check the endpoint again, because the operator may have removed the service from the list since the device
      // subscribed.
      if (!isEndpoint(target.endpoint)) return { refused: 'push_host_not_allowed' };
      let request: ReturnType<typeof requestOf>;
      try {
        request = requestOf(target, message);
      } catch {
        return { refused: 'push_not_encrypted' };
      }
      try {
        const headers = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'content-length');
        const response = await fetch(request.endpoint, {
          method: 'POST',
          headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
          body: new Uint8Array(request.body as Buffer),
          redirect: 'manual',
          signal: AbortSignal.timeout(config.pushPatience),
        });
        // Discard the response's text, because it could contain the endpoint, which must not reach the log.
        await response.body?.cancel();
        return deliveryStatusOf(response, clock.now());
      } catch {
        return { later: 'push_no_answer', after: null };
      }
    },
  };
}

function deliveryStatusOf({ status, headers }: Response, now: Date): PushDeliveryStatus {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  const code = `push_answer_${String(status)}`;
  if (status >= 500 || passing.has(status)) return { later: code, after: readRetryAfter(headers.get('retry-after'), now) };
  return { refused: code };
}

/**
 * Returns the contact that push services may use for this server (VAPID's `sub`). It is the operator's contact if that
 * is an e-mail address or an https page. Otherwise it is the server's own https address, and without https the sender
 * address of the mails. Some services, such as Apple's, refuse an unreachable contact.
 */
export function pushSubject({ operator, siteUrl, mailFrom }: Pick<Config, 'operator' | 'siteUrl' | 'mailFrom'>): string {
  const contact = operator.contact ?? '';
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(contact)) return `mailto:${contact}`;
  for (const page of [contact, siteUrl]) {
    if (URL.canParse(page) && new URL(page).protocol === 'https:') return page;
  }
  return `mailto:${/<([^\s<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()}`;
}

/** Returns the delay of a `retry-after` header (seconds or a date) in milliseconds, or null if there is none to read. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now.getTime());
}
