import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { twilioSms } from '#sms/twilio-sms.ts';
import type { Sms } from '#sms/sms.ts';

/** The text messages that a test's server really sent over HTTP, caught by a server that answers as the provider's documentation says. */
export interface CaughtTexts {
  readonly all: readonly { to: string; text: string }[];
  /** The oldest message to this number (digits without a plus) that was not taken yet, waited for. Rejects after five seconds. */
  next(to: string): Promise<{ text: string }>;
  sms: Sms;
  /** From now on the provider answers so instead of taking messages; undefined ends that. */
  refuseWith(status: number | undefined): void;
  close(): Promise<void>;
}

const account = { accountSid: 'AC00000000000000000000000000000000', authToken: 'a test token', from: '+15005550006' };
const patienceMilliseconds = 5000;

export async function catchTexts(): Promise<CaughtTexts> {
  const all: { to: string; text: string }[] = [];
  const taken = new Set<object>();
  let refused: number | undefined;
  const arrivals = new EventTarget();
  const expected = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = (status: number, json: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      const form = new URLSearchParams(body);
      const to = form.get('To') ?? '';
      if (request.url !== `/2010-04-01/Accounts/${account.accountSid}/Messages.json` || request.method !== 'POST') {
        return answer(404, { code: 20404, message: 'The requested resource was not found', status: 404 });
      }
      if (request.headers.authorization !== expected)
        return answer(401, { code: 20003, message: 'Authenticate', status: 401 });
      if (form.get('From') !== account.from || !/^\+[1-9]\d{1,14}$/.test(to)) {
        return answer(400, { code: 21211, message: `The 'To' number ${to} is not a valid phone number.`, status: 400 });
      }
      if (refused !== undefined) return answer(refused, { code: refused === 400 ? 21211 : 20500, status: refused });
      all.push({ to: to.slice(1), text: form.get('Body') ?? '' });
      arrivals.dispatchEvent(new Event('text'));
      return answer(201, { sid: 'SM00000000000000000000000000000001', status: 'queued', error_code: null });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const find = (to: string) => all.find((one) => one.to === to && !taken.has(one));
  return {
    all,
    sms: twilioSms({ ...account, url: `http://127.0.0.1:${String(port)}` }),
    refuseWith(status) {
      refused = status;
    },
    async next(to) {
      const tooLate = AbortSignal.timeout(patienceMilliseconds);
      for (let found = find(to); ; found = find(to)) {
        if (found) {
          taken.add(found);
          return found;
        }
        if (tooLate.aborted) throw new Error(`No text to ${to} came; there were ${String(all.length)} in all.`);
        await new Promise((resolve) => {
          arrivals.addEventListener('text', resolve, { once: true });
          tooLate.addEventListener('abort', resolve, { once: true });
        });
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
