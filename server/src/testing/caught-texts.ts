import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { twilioSms } from '#sms/twilio.ts';
import type { Sms } from '#sms/sms.ts';

/** A text message from a request to the provider. `id` is the id that the provider returned for it. */
export interface CaughtText {
  id: string;
  to: string;
  text: string;
  statusCallback?: string;
}

/**
 * The text messages that a test's server sent. They go to a stub of the provider over HTTP, which responds as the
 * provider's documentation says.
 */
export interface CaughtTexts {
  readonly all: readonly CaughtText[];
  /**
   * Returns the oldest message to this number (digits without a plus) that no earlier call returned. Waits up to five
   * seconds, then rejects.
   */
  next(to: string): Promise<CaughtText>;
  sms: Sms;
  /** Sets the delivery status that the provider returns for messages to this number. */
  reportStatus(to: string, status: { status: string; error_code?: number }): void;
  /**
   * Makes the provider refuse all messages with this HTTP status from now on. With `undefined`, it accepts them again.
   */
  refuseWith(status: number | undefined, headers?: Record<string, string>): void;
  /**
   * Makes the provider accept the next message, but delay its response until the test calls `letGo`. `arrived` resolves
   * when the provider has received the request.
   */
  holdNext(): { arrived: Promise<undefined>; letGo: () => void };
  /**
   * Makes messages to this number fail from now on. With a number, the provider responds with that HTTP status. With
   * `'hang up'`, the provider accepts the message and closes the connection without a response. With `undefined`,
   * messages succeed again.
   */
  trouble(to: string, trouble: number | 'hang up' | undefined): void;
  /** The environment with which a server in another process uses this provider. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

const account = { accountSid: 'AC00000000000000000000000000000000', authToken: 'a test token', from: '+15005550006' };
const patienceMilliseconds = 5000;

export async function catchTexts(): Promise<CaughtTexts> {
  const all: CaughtText[] = [];
  const taken = new Set<object>();
  const ids = new Map<string, string>();
  const statuses = new Map<string, { status: string; error_code?: number }>();
  let refused: { status: number; headers: Record<string, string> } | undefined;
  let held: { arrived: () => void; go: Promise<undefined> } | undefined;
  const troubles = new Map<string, number | 'hang up'>();
  const arrivals = new EventTarget();
  const expected = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const answer = (status: number, json: unknown, headers = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
      const form = new URLSearchParams(body);
      const to = form.get('To') ?? '';
      const asked = /Messages\/(SM\d+)\.json$/.exec(request.url ?? '')?.[1];
      if (asked !== undefined && request.headers.authorization === expected) {
        const status = statuses.get(ids.get(asked) ?? '') ?? { status: 'sent' };
        return answer(200, { sid: asked, error_code: null, ...status });
      }
      if (request.url !== `/2010-04-01/Accounts/${account.accountSid}/Messages.json` || request.method !== 'POST') {
        return answer(404, { code: 20404, message: 'The requested resource was not found', status: 404 });
      }
      if (request.headers.authorization !== expected)
        return answer(401, { code: 20003, message: 'Authenticate', status: 401 });
      if (form.get('From') !== account.from || !/^\+[1-9]\d{1,14}$/.test(to)) {
        return answer(400, { code: 21211, message: `The 'To' number ${to} is not a valid phone number.`, status: 400 });
      }
      const met = troubles.get(to.slice(1));
      if (refused || typeof met === 'number') {
        const { status, headers } = refused ?? { status: Number(met), headers: {} };
        return answer(status, { code: status === 400 ? 21211 : 20500, status }, headers);
      }
      const sid = `SM${String(all.length + 1).padStart(32, '0')}`;
      const statusCallback = form.get('StatusCallback') ?? undefined;
      all.push({ id: sid, to: to.slice(1), text: form.get('Body') ?? '', ...(statusCallback && { statusCallback }) });
      arrivals.dispatchEvent(new Event('text'));
      ids.set(sid, to.slice(1));
      if (met === 'hang up') return request.socket.destroy();
      const waiting = held;
      held = undefined;
      waiting?.arrived();
      await waiting?.go;
      return answer(201, { sid, status: 'queued', error_code: null });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  const find = (to: string) => all.find((one) => one.to === to && !taken.has(one));
  return {
    all,
    sms: twilioSms({ ...account, url }),
    environment: {
      ...{ SMS_PROVIDER: 'twilio', TWILIO_URL: url, TWILIO_ACCOUNT_SID: account.accountSid },
      ...{ TWILIO_AUTH_TOKEN: account.authToken, TWILIO_FROM: account.from },
    },
    trouble(to, trouble) {
      if (trouble === undefined) troubles.delete(to);
      else troubles.set(to, trouble);
    },
    reportStatus(to, status) {
      statuses.set(to, status);
    },
    refuseWith(status, headers = {}) {
      refused = status === undefined ? undefined : { status, headers };
    },
    holdNext() {
      const arrived = Promise.withResolvers<undefined>();
      const go = Promise.withResolvers<undefined>();
      held = { arrived: () => arrived.resolve(undefined), go: go.promise };
      return { arrived: arrived.promise, letGo: () => go.resolve(undefined) };
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
