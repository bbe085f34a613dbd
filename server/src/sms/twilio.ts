import { createHmac, timingSafeEqual } from 'node:crypto';
import { SmsNotSent, type Sms, type TextDeliveryStatus } from './sms.ts';

interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A phone number with its plus, or a messaging service's id (`MG...`). */
  from: string;
  /** The address of the provider's API; tests use a stub's address. */
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
 * Sends text messages by Twilio's REST API. It sends a POST request to the account's Messages resource with a form body and basic
 * authentication; 201 means success. A GET request for a message returns its status. The provider's library is not used, because
 * it adds a dozen packages for these two calls. Does not retry, because a duplicate would cost money and confuse the recipient.
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
  // Status 400 is about this message. Every other status is about the account, its balance, or the provider itself.
  const because = status === 400 ? 'message' : 'provider';
  // After a success without an id, or a gateway error, the provider may have accepted the message.
  const uncertain = status < 300 || status === 502 || status === 504;
  // The provider documents this header in seconds. Ignore a date, because our own delays are good enough.
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
    // The response is not JSON: it is a proxy's page, or it is truncated. The HTTP status is enough to report the
    // failure.
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

/** Whether a failed `fetch` certainly sent nothing. False if that is uncertain, as after a broken connection. */
function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (before.has(String((cause as NodeJS.ErrnoException).code))) return true;
    // The host name has several addresses, and the connection to each of them failed.
    if (cause instanceof AggregateError) return cause.errors.every(wasNeverSent);
  }
  return false;
}

/**
 * Whether a form came from Twilio. `X-Twilio-Signature` is an HMAC-SHA1 with the account's secret. It signs the called address
 * followed by each field's name and value, sorted by name.
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
