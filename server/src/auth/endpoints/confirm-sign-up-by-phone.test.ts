import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '#database/open-test-database.ts';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { tokenIn } from '../testing/mail-contents.ts';
import { goodPassword } from '../testing/people.ts';
import { post, send } from '../testing/requests.ts';

let server: TestServer;
let texts: CaughtTexts;
beforeAll(async () => {
  texts = await catchTexts();
  server = await startTestServer({ sms: texts.sms });
});
afterAll(async () => {
  await server.close();
  await texts.close();
});

/** Signs up by e-mail and then signs in by text message. */
async function phoneInstead(email: string, phone: string, password: string, on = server) {
  const signUp = await post(on, 'signup', { email, password });
  const signUpMail = await on.mails.next(email);
  await post(on, 'otp', { phone, create_user: true });
  const code = (await texts.next(phone)).text.slice(0, 6);
  const { body } = await post(on, 'verify', { type: 'sms', phone, token: code });
  return { signUpMail, token: body.access_token as string, id: body.user.id as string, signUpId: signUp.body.id as string };
}

const setEmail = (token: string, body: { email: string; password?: string; sign_up_id?: string }) =>
  send(server, 'user', body, { method: 'PUT', token });
const press = (type: string, mail: { text: string }, token?: string) =>
  post(server, 'verify', { type, token_hash: tokenIn(mail) }, token ? { token } : {});
const logIn = (email: string, password: string) => post(server, 'token?grant_type=password', { email, password });

describe('a sign-up by e-mail that is confirmed by text message', () => {
  it('invalidates its older mail, so that the e-mail opens the phone’s account and no second one', async () => {
    const email = 'one-account@person.example';
    const { signUpMail, token, id } = await phoneInstead(email, '5511988880021', goodPassword);
    expect((await setEmail(token, { email, password: goodPassword })).status).toBe(200);
    const changeMail = await server.mails.next(email);
    await expect.poll(async () => (await logIn(email, goodPassword)).body.code).toBe('invalid_credentials');
    expect((await press('signup', signUpMail)).body.code).toBe('otp_expired');
    expect((await press('email_change', changeMail, token)).body.user).toMatchObject({ id, email });
    expect((await logIn(email, goodPassword)).body.user).toMatchObject({ id });
  });

  it('also invalidates its older mail by the sign-up’s id, for a reloaded page without the password', async () => {
    const email = 'reloaded@person.example';
    const { signUpMail, token, id, signUpId } = await phoneInstead(email, '5511988880025', goodPassword);
    expect((await setEmail(token, { email, sign_up_id: signUpId })).status).toBe(200);
    expect((await press('signup', signUpMail)).body.code).toBe('otp_expired');
    const changeMail = await server.mails.next(email);
    expect((await press('email_change', changeMail, token)).body.user).toMatchObject({ id, email });
  });

  it('keeps a sign-up whose id is guessed, belongs to another address, or is known to a second client', async () => {
    const email = 'not-by-id@person.example';
    const { signUpMail, token, signUpId } = await phoneInstead(email, '5511988880026', goodPassword);
    await setEmail(token, { email, sign_up_id: randomUUID() });
    await setEmail(token, { email: 'elsewhere@person.example', sign_up_id: signUpId });
    expect((await press('signup', signUpMail)).body.user).toMatchObject({ email });

    const conflicting = 'conflicting-by-id@person.example';
    const second = await phoneInstead(conflicting, '5511988880027', goodPassword);
    server.clock.advance(61);
    // A second client that signs up for an unconfirmed address learns the sign-up's id, and must not be able to remove the
    // sign-up.
    await post(server, 'signup', { email: conflicting, password: `${goodPassword} of another` });
    const newest = await server.mails.next(conflicting);
    await setEmail(second.token, { email: conflicting, sign_up_id: second.signUpId });
    expect((await press('signup', newest)).body.user).toMatchObject({ email: conflicting });
  });

  it('keeps a sign-up with another password, and a conflicting one', async () => {
    const other = 'another-password@person.example';
    const first = await phoneInstead(other, '5511988880022', goodPassword);
    await setEmail(first.token, { email: other, password: `${goodPassword} other` });
    await server.mails.next(other);
    const conflicting = 'conflicting-too@person.example';
    const second = await phoneInstead(conflicting, '5511988880023', goodPassword);
    server.clock.advance(61);
    await post(server, 'signup', { email: conflicting, password: `${goodPassword} of another` });
    const newest = await server.mails.next(conflicting);
    await setEmail(second.token, { email: conflicting, password: goodPassword });
    await server.mails.next(conflicting);
    expect((await press('signup', first.signUpMail)).body.user).toMatchObject({ email: other });
    expect((await press('signup', newest)).body.user).toMatchObject({ email: conflicting });
  });

  it.each([
    ['an administrator closed', `banned_until = '2126-01-01'`],
    ['the operator made', 'made_by_operator = true'],
  ])('keeps a sign-up that %s', async (_, change) => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const own = await startTestServer({ sms: texts.sms, database: { ...database, close: () => Promise.resolve() } });
    const email = 'not-to-be-removed@person.example';
    const asked = <Row>(text: string) =>
      database.asOwner((transaction) => transaction.query<Row>(text, [email])).then(({ rows }) => rows);
    const { token } = await phoneInstead(email, '5511988880024', goodPassword, own);
    await asked(`update auth.users set ${change} where email = $1`);
    const body = { email, password: goodPassword };
    expect((await send(own, 'user', body, { method: 'PUT', token })).status).toBe(200);
    // `close` waits for background tasks, one of which might wrongly remove the sign-up.
    await own.close();
    expect(await asked('select email from auth.users where email = $1')).toEqual([{ email }]);
  });
});
