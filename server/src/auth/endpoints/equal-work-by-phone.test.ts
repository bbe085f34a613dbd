import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#database/open-test-database.ts';
import type { Database, Transaction } from '#database/port.ts';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, goodPassword } from '../testing/people.ts';
import { post, send, type TestResponse } from '../testing/requests.ts';

/**
 * Response times must not reveal whether a phone has an account. bench/ measures the times. These tests compare the work
 * behind them: the statements that the database runs, and the messages that are sent before the response.
 */

/** The work that the server does for a response, and the response's format. */
interface Work {
  status: number;
  members: string[];
  headers: string[];
  statements: number;
  transactions: number;
  texts: number;
}

type Watched = Pick<TestServer, 'fetch'>;

let server: TestServer;
let texts: CaughtTexts;
let counted = { statements: 0, transactions: 0 };

function counting(database: Database): Database {
  const count = (transaction: Transaction): Transaction => ({
    query: (text, parameters) => ((counted.statements += 1), transaction.query(text, parameters)),
    finish: (text, parameters) => ((counted.statements += 1), transaction.finish(text, parameters)),
  });
  return {
    ...database,
    asOwner(work) {
      counted.transactions += 1;
      return database.asOwner((transaction) => work(count(transaction)));
    },
  };
}

const phones = { used: '5511955550001', waiting: '5511955550002', free: '5511955550003' };
let tokens: string[];

beforeAll(async () => {
  texts = await catchTexts();
  const config = { jwt: { lifetimeSeconds: 1e6 } };
  server = await startTestServer({ database: counting(await openTestDatabase()), sms: texts.sms, config });
  for (const phone of [phones.used, phones.waiting]) await post(server, 'signup', { phone, password: goodPassword });
  await texts.next(phones.waiting);
  const code = (await texts.next(phones.used)).text.slice(0, 6);
  await post(server, 'verify', { type: 'sms', phone: phones.used, token: code });
  // Each change gets its own user, because an earlier change by the same user could alter the work.
  tokens = [];
  for (const name of ['one', 'two', 'three']) {
    tokens.push((await confirmedPerson(server, `${name}@person.example`)).access_token as string);
  }
});
afterAll(async () => {
  await server.close();
  await texts.close();
});

/**
 * Returns the work of one request. First advances the clock by an hour, which resets the rate limits. Call it only after the
 * background work of the previous request is complete. Otherwise that work is counted too.
 */
async function workOf(request: (watched: Watched) => Promise<TestResponse>): Promise<Work> {
  server.clock.advance(3601);
  counted = { statements: 0, transactions: 0 };
  const sent = texts.all.length;
  let cost = { ...counted, texts: 0 };
  const answered = await request({
    async fetch(input, init) {
      const response = await server.fetch(input, init);
      // Measured at once, because work after the response does not count.
      cost = { ...counted, texts: texts.all.length - sent };
      return response;
    },
  });
  return {
    status: answered.status,
    members: Object.keys((answered.body ?? {}) as object),
    headers: [...answered.headers.keys()],
    ...cost,
  };
}

describe('the work does not reveal whether a phone has an account', () => {
  it('at a phone change', async () => {
    const change = async (phone: string, index: number) => {
      const token = tokens[index] ?? '';
      const work = await workOf((watched) => send(watched, 'user', { phone }, { method: 'PUT', token }));
      await texts.next(phone);
      return work;
    };
    const plain = await change(phones.free, 0);
    expect(plain).toMatchObject({ status: 200, texts: 1 });
    expect(await change(phones.used, 1)).toEqual(plain);
    expect(await change(phones.waiting, 2)).toEqual(plain);
  });

  it.each<[string, string, (phone: string) => object, (keyof typeof phones)[]]>([
    ['otp for known phones', 'otp', (phone) => ({ phone, create_user: false }), ['used', 'waiting']],
    ['otp', 'otp', (phone) => ({ phone }), ['free', 'used', 'waiting']],
    ['resend', 'resend', (phone) => ({ type: 'sms', phone }), ['waiting']],
    ['verify', 'verify', (phone) => ({ type: 'sms', phone, token: '000000' }), []],
    ['verify of a change', 'verify', (phone) => ({ type: 'phone_change', phone, token: '000000' }), []],
  ])('at %s', async (name, path, bodyOf, getTexts) => {
    const numbers = { ...phones, free: `55119444${String(40_000 + name.length)}` };
    const ask = async (who: keyof typeof phones) => {
      const work = await workOf((watched) => post(watched, path, bodyOf(numbers[who])));
      if (getTexts.includes(who)) await texts.next(numbers[who]);
      return work;
    };
    const plain = await ask('free');
    expect(await ask('used')).toEqual(plain);
    expect(await ask('waiting')).toEqual(plain);
  });

  it('at a sign-up, except for the few statements of the rollback', async () => {
    const password = 'another calm kettle';
    const signUp = (phone: string) => workOf((watched) => post(watched, 'signup', { phone, password }));
    const fresh = await signUp('5511955550009');
    const { statements, ...rest } = fresh;
    for (const phone of [phones.used, phones.waiting]) {
      const { statements: more, ...same } = await signUp(phone);
      expect(same).toEqual({ ...rest, texts: 1 });
      expect(Math.abs(more - statements)).toBeLessThanOrEqual(6);
    }
  });
});
