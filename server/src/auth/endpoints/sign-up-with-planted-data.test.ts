import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchTexts, type CaughtTexts } from '#testing/caught-texts.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts';
import { tokenIn } from '../testing/mail-contents.ts';
import { goodPassword, logIn, signUpAddress } from '../testing/people.ts';
import { post, send, type TestResponse } from '../testing/requests.ts';

/**
 * A client may sign up with another person's address. The client's data must never become that person's profile, consents or
 * metadata.
 */

let server: TestServer;
let texts: CaughtTexts;
let issuer: TestIssuer;
beforeAll(async () => {
  [texts, issuer] = await Promise.all([catchTexts(), startTestIssuer()]);
  const idTokenIssuers = [{ name: 'house', issuer: issuer.url, audiences: ['cogn'] }];
  server = await startTestServer({ sms: texts.sms, config: { idTokenIssuers, sendIntervalSeconds: 0 } });
});
afterAll(async () => {
  await server.close();
  await Promise.all([texts.close(), issuer.close()]);
});

const consent = (purpose: string) => ({ purpose, version: '2025-09-28', language: 'pt' });
const planted = {
  full_name: 'Chosen by an attacker',
  phone: '+55 11 90000-0000',
  address: 'Rua do Estranho',
  is_premium: true,
  consents: ['privacy_policy', 'health', 'spirituality', 'crisis_messages'].map(consent),
};
const own = { full_name: 'Vera', phone: '+55 21 91111-1111', language: 'pt', consents: [consent('privacy_policy')] };
const ownPassword = 'vera has a kettle';

/** Reads the stored data of a sign-up: profile, metadata and consents. */
async function begun(userId: string) {
  return server.database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<Record<string, unknown>>(
      `select full_name, phone, address, (select raw_user_meta_data from auth.users where users.id = profiles.id) as metadata,
         (select array_agg(purpose order by purpose) from public.consents where user_id = profiles.id) as consents
       from public.profiles where id = $1`,
      [userId],
    );
    return rows[0];
  });
}
const nothing = { full_name: '', phone: null, address: null, metadata: {}, consents: null };

const askAsOperator = (path: string, body: unknown, method = 'POST') =>
  send(server, path, body, { method, token: server.keys.serviceKey });
const confirmByMail = async (email: string, type: string) =>
  post(server, 'verify', { type, token_hash: tokenIn(await server.mails.next(email)) });
const byLink = (answer: TestResponse) =>
  post(server, 'verify', { type: 'email', token_hash: answer.body.hashed_token as string });

describe('an account with several different sign-ups before confirmation', () => {
  it.each([
    ['before', [planted, own]],
    ['after', [own, planted]],
    ['before and after', [planted, own, planted]],
  ] as const)('begins empty: the other client came %s its owner', async (when, signUps) => {
    const email = `vera-${when.replaceAll(' ', '-')}@person.example`;
    let token = '';
    for (const data of signUps) {
      await signUpAddress(server, email, { data, password: data === own ? ownPassword : goodPassword });
      token = tokenIn(await server.mails.next(email));
    }
    const { body } = await post(server, 'verify', { type: 'signup', token_hash: token });
    expect(body.user.user_metadata).toEqual({});
    expect((await server.keys.verify(body.access_token as string)).user_metadata).toEqual({});
    expect(await begun(body.user.id as string)).toEqual(nothing);
    for (const password of [goodPassword, ownPassword]) expect((await logIn(server, email, password)).status).toBe(400);
  });

  it('begins empty with the same password too, and keeps the language that both sign-ups give', async () => {
    const email = 'same-password@person.example';
    await signUpAddress(server, email, { data: { ...planted, language: 'ja' } });
    await server.mails.next(email);
    await signUpAddress(server, email, { data: { ...own, language: 'ja' } });
    const { body } = await confirmByMail(email, 'signup');
    expect(await begun(body.user.id as string)).toEqual({ ...nothing, metadata: { language: 'ja' } });
  });

  it('keeps its data when all sign-ups are equal, in any key order', async () => {
    const email = 'twice@person.example';
    await signUpAddress(server, email, { data: own });
    await server.mails.next(email);
    await signUpAddress(server, email, { data: Object.fromEntries(Object.entries(own).reverse()) });
    const { body } = await confirmByMail(email, 'signup');
    expect(await begun(body.user.id as string)).toEqual({
      ...{ full_name: 'Vera', phone: own.phone, address: null },
      ...{ metadata: own, consents: ['privacy_policy'] },
    });
    expect((await logIn(server, email)).status).toBe(200);
  });

  it('begins empty by phone, and keeps the phone', async () => {
    const phone = '5511999990031';
    await post(server, 'signup', { phone, password: goodPassword, data: planted });
    await texts.next(phone);
    await post(server, 'signup', { phone, password: ownPassword, data: own });
    const token = (await texts.next(phone)).text.slice(0, 6);
    const { body } = await post(server, 'verify', { type: 'sms', phone, token });
    expect(await begun(body.user.id as string)).toEqual({ ...nothing, phone });
  });
});

describe('an account that another person signed up begins empty when its owner signs in', () => {
  it.each([
    ['otp', 'email'],
    ['recover', 'recovery'],
  ])('by %s', async (way, type) => {
    const email = `by-${way}@person.example`;
    await signUpAddress(server, email, { data: planted });
    await server.mails.next(email);
    await post(server, way, { email });
    const { body } = await confirmByMail(email, type);
    expect(await begun(body.user.id as string)).toEqual(nothing);
  });

  it('by an issuer', async () => {
    const email = 'by-issuer@person.example';
    await signUpAddress(server, email, { data: planted });
    const claims = { sub: 'vera', aud: 'cogn', email, email_verified: true };
    const given = { provider: 'house', id_token: await issuer.sign(claims, server.clock.now()) };
    const { body } = await post(server, 'token', given, { query: { grant_type: 'id_token' } });
    expect(body.user.user_metadata).toEqual({});
    expect(await begun(body.user.id as string)).toEqual(nothing);
  });

  it.each([
    ['signup', { password: ownPassword, data: own }],
    ['magiclink', {}],
    ['recovery', {}],
    ['invite', { data: own }],
  ])('by the operator’s %s link', async (type, more) => {
    const email = `by-link-${type}@person.example`;
    await signUpAddress(server, email, { data: planted });
    const { body } = await byLink(await askAsOperator('admin/generate_link', { type, email, ...more }));
    expect(await begun(body.user.id as string)).toEqual(nothing);
    expect((await logIn(server, email)).status).toBe(400);
  });

  it('by an operator’s update, which then sets new data', async () => {
    const email = 'by-word@person.example';
    const { body } = await signUpAddress(server, email, { data: planted });
    await signUpAddress(server, email, { data: own });
    const known = { email_confirm: true, password: ownPassword, user_metadata: { full_name: 'Vera' } };
    await askAsOperator(`admin/users/${body.id as string}`, known, 'PUT');
    expect(await begun(body.id as string)).toEqual({ ...nothing, metadata: { full_name: 'Vera' } });
    expect((await logIn(server, email, ownPassword)).status).toBe(200);
  });
});

describe('an operator’s data', () => {
  it.each([
    ['an invitation', 'invite', {}],
    ['a link to sign up', 'admin/generate_link', { type: 'signup', password: ownPassword }],
    ['a link of an invitation', 'admin/generate_link', { type: 'invite' }],
  ])('is kept, also when requested twice: %s', async (what, path, more) => {
    const given = { email: `${what.replaceAll(' ', '-')}@person.example`, data: own, ...more };
    await askAsOperator(path, given);
    if (path === 'invite') await server.mails.next(given.email);
    const again = await askAsOperator(path, given);
    const { body } = path === 'invite' ? await confirmByMail(given.email, 'invite') : await byLink(again);
    expect(await begun(body.user.id as string)).toMatchObject({ full_name: 'Vera', consents: ['privacy_policy'] });
  });
});
