import { SmsNotSent, type Sms, type TextDeliveryStatus } from './sms.ts';
import { deliveryStatusOf } from './twilio-delivery-status.ts';
import { wasNeverSent } from './was-never-sent.ts';

interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A phone number with its plus, or a messaging service's id (`MG...`). */
  from: string;
  /** Where the provider's API is; another place in tests. */
  url: string;
}

interface TwilioAnswer {
  sid?: unknown;
  code?: unknown;
  status?: unknown;
  error_code?: unknown;
}

const patienceMilliseconds = 10_000;

/**
 * Text messages by Twilio's REST API: one POST to the account's Messages resource, form body, basic authentication, 201 when it was
 * taken; GET of a message tells what became of it. Written against the documented wire rather than on the provider's library, which brings a dozen
 * packages for these two calls. Not tried again here: a message that went out unseen would be paid for and confuse twice.
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
      const answer = await readAnswer(response);
      if (response.status === 201 && typeof answer.sid === 'string') return { id: answer.sid };
      throw notSent(response, answer);
    },
    async find(id): Promise<TextDeliveryStatus> {
      const response = await ask(`/${encodeURIComponent(id)}.json`);
      const answer = await readAnswer(response);
      if (response.status !== 200 || typeof answer.status !== 'string') throw notSent(response, answer);
      return deliveryStatusOf(answer.status, answer.error_code);
    },
  };
}

function notSent({ status, headers }: Response, { code }: TwilioAnswer): SmsNotSent {
  const providerCode = typeof code === 'number' ? String(code) : undefined;
  const named = providerCode === undefined ? '' : `, its error ${providerCode}`;
  // 400 is about what was to be sent; every other status is about the account, its money, or the provider itself.
  const because = status === 400 ? 'message' : 'provider';
  // A success without an id, and a gateway that lost the answer, may hide a message that was taken.
  const uncertain = status < 300 || status === 502 || status === 504;
  // In seconds, as the provider documents it. Written as a date it is not read: our own waits are good enough.
  const asked = headers.get('retry-after') ?? '';
  return new SmsNotSent(because, `the provider of text messages answered ${String(status)}${named}`, {
    uncertain,
    ...(providerCode !== undefined && { providerCode }),
    ...(/^\d{1,6}$/.test(asked) && { retryAfter: Number(asked) }),
  });
}

async function readAnswer(response: Response): Promise<TwilioAnswer> {
  try {
    return ((await response.json()) ?? {}) as TwilioAnswer;
  } catch {
    // A page of a proxy in between, or an answer that broke off; the status says enough.
    return {};
  }
}
