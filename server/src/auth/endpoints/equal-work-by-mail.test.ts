import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { countingServer, type CountingServer } from '../testing/work-counting-server.ts';
import { confirmedPerson, goodPassword, signUpAddress } from '../testing/people.ts';
import { post, send, type TestResponse } from '../testing/requests.ts';

/**
 * The server must do equal work for every address, so that response times do not reveal who has an account. Work after the
 * response may differ.
 */

let server: TestServer;
let counting: CountingServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ config: { sendIntervalSeconds: 0 } });
  for (const name of ['known', 'owner', 'asker']) await confirmedPerson(server, `${name}@person.example`);
  await signUpAddress(server, 'waiting@person.example');
  token = (await confirmedPerson(server, 'changer@person.example')).access_token as string;
  counting = countingServer(server);
});
afterAll(() => server.close());

/** The cost of a request until its response: hashes and statements, without the statements that begin or roll back a dry run. */
async function costOf(ask: (counted: TestServer) => Promise<TestResponse>) {
  const { work } = counting;
  const before = { ...work, statements: work.statements.length };
  const answer = await ask(counting.server);
  const statements = work.statements.slice(before.statements).filter((text) => !/^(savepoint|rollback)/.test(text));
  await counting.settled();
  return { status: answer.status, hashes: work.hash + work.verify - before.hash - before.verify, statements };
}

const changes = (statements: string[]) => statements.filter((text) => !text.startsWith('select')).sort();

describe('the work before a response is the same for an address with and without an account', () => {
  it.each([
    ['recover', {}],
    ['otp', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
  ])('at %s with %j', async (path, more) => {
    const [known, unknown] = [
      await costOf((counted) => post(counted, path, { ...more, email: 'known@person.example' })),
      await costOf((counted) =>
        post(counted, path, { ...more, email: `${path}-${JSON.stringify(more).length}@person.example` }),
      ),
    ];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, hashes: 0 });
  });

  it('at a password sign-in', async () => {
    const grant = { query: { grant_type: 'password' } };
    const guess = (email: string) =>
      costOf((counted) => post(counted, 'token', { email, password: 'not the password' }, grant));
    await guess('warm-up@person.example');
    const [known, unknown] = [await guess('known@person.example'), await guess('nobody@person.example')];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 400, hashes: 1 });
  });

  it('at sign-up: same number of hashes and same writes, even if rolled back', async () => {
    const signUp = (email: string) => costOf((counted) => post(counted, 'signup', { email, password: goodPassword }));
    const fresh = await signUp('fresh@person.example');
    expect(fresh).toMatchObject({ status: 200, hashes: 1 });
    for (const email of ['owner@person.example', 'fresh@person.example']) {
      const taken = await signUp(email);
      expect(taken, email).toMatchObject({ status: 200, hashes: 1 });
      const written = new Set(changes(taken.statements));
      expect(
        changes(fresh.statements).filter((text) => !written.has(text)),
        email,
      ).toEqual([]);
    }
    const owned = await signUp('owner@person.example');
    expect(changes(owned.statements)).toEqual(changes(fresh.statements));
  });

  it('at an e-mail change', async () => {
    const change = (email: string) => costOf((counted) => send(counted, 'user', { email }, { method: 'PUT', token }));
    const [known, unknown] = [await change('asker@person.example'), await change('unused@person.example')];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 200, hashes: 0 });
  });
});
