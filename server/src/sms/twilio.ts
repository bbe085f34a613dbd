import { createHmac, timingSafeEqual } from 'node:crypto';
import { SmsNotSent, type Sms, type TextDeliveryStatus } from './sms.ts';

interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A phone number with its plus, or a messaging service's id (`MG...`). */
  from: string;
  /** The address of the provider's API; tests use another. */
  url: string;
}

interface TwilioResponse {
  sid?: unknown;
  code?: unknown;
  status?: unknown;
  error_code?: unknown;
}

const patienceMilliseconds = 10_000;

/**
 * Text messages by Twilio's REST API: POST to the account's Messages resource with a form body and basic authentication, 201 on success; GET of a message
 * returns its status. Written against the documented API, because the provider's library adds a dozen packages for these two calls. Does not retry: a
 * duplicate would cost money and confuse the recipient.
 */
export function twilioSms(account: TwilioAccount): Sms {
  const address = `${account.url}/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}/Messages`;
  const authorization = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  const sender = account.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  const ask = async (path: string, body?: URLSearchParams): Promise<Response> => {
    try {
      return await fetch(`${address}${path}`, {
        ...(body && { method: 'POST', body }),
        headers: { authorization, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
    } catch (error) {
      const uncertain = !wasNeverSent(error);
      throw new SmsNotSent('provider', 'the provider of text messages could not be reached', { cause: error, uncertain });
    }
  };
  return {
    reachesPeople: true,
    async send({ to, text, statusCallback }) {
      const body = new URLSearchParams({ To: `+${to}`, [sender]: account.from, Body: text });
      if (statusCallback !== undefined) body.set('StatusCallback', statusCallback);
      const response = await ask('.json', body);
      const answer = await readResponse(response);
      if (response.status === 201 && typeof answer.sid === 'string') return { id: answer.sid };
      throw notSent(response, answer);
    },
    async find(id): Promise<TextDeliveryStatus> {
      const response = await ask(`/${encodeURIComponent(id)}.json`);
      const answer = await readResponse(response);
      if (response.status !== 200 || typeof answer.status !== 'string') throw notSent(response, answer);
      return deliveryStatusOf(answer.status, answer.error_code);
    },
  };
}

function notSent({ status, headers }: Response, { code }: TwilioResponse): SmsNotSent {
  const providerCode = typeof code === 'number' ? String(code) : undefined;
  const named = providerCode === undefined ? '' : `, its error ${providerCode}`;
  // 400 is about this message; every other status is about the account, its balance, or the provider itself.
  const because = status === 400 ? 'message' : 'provider';
  // A success without an id, or a gateway error, may hide an accepted message.
  const uncertain = status < 300 || status === 502 || status === 504;
  // In seconds, as the provider documents it. A date is ignored: our own delays are good enough.
  const asked = headers.get('retry-after') ?? '';
  return new SmsNotSent(because, `the provider of text messages answered ${String(status)}${named}`, {
    uncertain,
    ...(providerCode !== undefined && { providerCode }),
    ...(/^\d{1,6}$/.test(asked) && { retryAfter: Number(asked) }),
  });
}

async function readResponse(response: Response): Promise<TwilioResponse> {
  try {
    return ((await response.json()) ?? {}) as TwilioResponse;
  } catch {
    // A proxy's page, or a truncated response: the status is enough.
    return {};
  }
}

/** Maps Twilio's message status. An unknown status counts as in transit. */
export function deliveryStatusOf(status: string, errorCode: unknown): TextDeliveryStatus {
  const code = /^\d{1,10}$/.test(String(errorCode)) ? String(errorCode) : undefined;
  if (status === 'delivered' || status === 'read') return { state: 'delivered' };
  if (status === 'undelivered' || status === 'failed' || status === 'canceled') return { state: 'failed', code };
  return { state: 'underway' };
}

/** Node's error codes for requests that failed before any data was sent. */
const before = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID'],
]);

/** Whether a failed `fetch` certainly sent nothing. A broken connection or a missing response leaves it uncertain. */
function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (before.has(String((cause as NodeJS.ErrnoException).code))) return true;
    // The name has several addresses, and none of them responded.
    if (cause instanceof AggregateError) return cause.errors.every(wasNeverSent);
  }
  return false;
}

/**
 * Whether a form came from Twilio: `X-Twilio-Signature` is the HMAC-SHA1, by the account's secret, of the called address followed by each field's name and
 * value, sorted by name.
 */
export function isFromTwilio(authToken: string, url: string, form: URLSearchParams, signature: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const made = createHmac('sha1', authToken).update(signedText(url, form)).digest();
  return given.length === made.length && timingSafeEqual(given, made);
}

function signedText(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort((one, other) => (one < other ? -1 : 1));
  return (
    url +
    names
      .map((name) =>
        [...new Set(form.getAll(name))]
          .sort()
          .map((value) => name + value)
          .join(''),
      )
      .join('')
  );
}
