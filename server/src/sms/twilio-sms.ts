import { SmsNotSent, type Sms } from './sms.ts';

interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A phone number with its plus, or a messaging service's id (`MG...`). */
  from: string;
  /** Where the provider's API is; another place in tests. */
  url: string;
}

const patienceMilliseconds = 10_000;

/**
 * Text messages by Twilio's REST API: one POST to the account's Messages resource, form body, basic authentication, 201 when it was
 * taken. Written against the documented wire rather than on the provider's library, which brings a dozen packages for this one call.
 * Not tried again on failure: a message that went out unseen would be paid for and confuse twice.
 */
export function twilioSms(account: TwilioAccount): Sms {
  const address = `${account.url}/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  const sender = account.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    async send({ to, text }) {
      let response: Response;
      try {
        response = await fetch(address, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: `+${to}`, [sender]: account.from, Body: text }),
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMilliseconds),
        });
      } catch (error) {
        throw new SmsNotSent('provider', 'the provider of text messages could not be reached', { cause: error });
      }
      const answer = await readAnswer(response);
      if (response.status === 201 && typeof answer.sid === 'string') return;
      const code = typeof answer.code === 'number' ? `, its error ${String(answer.code)}` : '';
      // 400 is about what was to be sent; every other status is about the account, its money, or the provider itself.
      const because = response.status === 400 ? 'message' : 'provider';
      throw new SmsNotSent(because, `the provider of text messages answered ${String(response.status)}${code}`);
    },
  };
}

async function readAnswer(response: Response): Promise<{ sid?: unknown; code?: unknown }> {
  try {
    return ((await response.json()) ?? {}) as { sid?: unknown; code?: unknown };
  } catch {
    // A page of a proxy in between; the status says enough.
    return {};
  }
}
