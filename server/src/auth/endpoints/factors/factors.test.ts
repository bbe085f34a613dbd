import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, logIn, refresh } from '../../testing/people.ts';
import { post, send } from '../../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Enrolled {
  id: string;
  totp: { secret: string; uri: string; qr_code: string };
}

/** The code that the authenticator app shows after this number of steps of thirty seconds (by default, now). */
function codeOf(enrolled: Enrolled, steps = 0): string {
  const secret = Secret.fromBase32(enrolled.totp.secret);
  return new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + steps * 30_000 });
}

async function enroll(token: string, name = 'phone'): Promise<Enrolled> {
  const { body } = await post(server, 'factors', { factor_type: 'totp', friendly_name: name }, { token });
  return body as Enrolled;
}

async function verify(token: string, factorId: string, code: string) {
  const { body } = await post(server, `factors/${factorId}/challenge`, {}, { token });
  return post(server, `factors/${factorId}/verify`, { challenge_id: body.id as string, code }, { token });
}

/** Creates a user with a verified factor, and two sessions: `half` at aal1 and `raised` at aal2. */
async function guardedPerson(email: string) {
  const { access_token: first } = await confirmedPerson(server, email);
  const factor = await enroll(first as string);
  const raised = await verify(first as string, factor.id, codeOf(factor));
  server.clock.advance(30);
  const { body } = await logIn(server, email);
  return { factor, half: body.access_token as string, raised: raised.body.access_token as string };
}

const claimsOf = (token: string) => server.keys.verify(token);

describe('a second factor', () => {
  it('is refused when its name cannot be stored', async () => {
    const { access_token: token } = await confirmedPerson(server, 'nul@person.example');
    const body = { factor_type: 'totp', friendly_name: 'a\0b' };
    expect(await post(server, 'factors', body, { token: token as string })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('is enrolled with a locally made QR code and becomes active with its first correct code', async () => {
    const session = await confirmedPerson(server, 'enroll@person.example');
    const other = await logIn(server, 'enroll@person.example');
    const token = session.access_token as string;
    const factor = await enroll(token);
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'phone' });
    expect(factor.totp.uri).toContain('otpauth://totp/COGN:enroll%40person.example?');
    expect(factor.totp.qr_code).toMatch(/^<svg /);
    const listed = await send(server, 'user', undefined, { token });
    expect(listed.body.factors).toMatchObject([{ id: factor.id, status: 'unverified', factor_type: 'totp' }]);
    expect(JSON.stringify(listed.body)).not.toContain(factor.totp.secret);

    const raised = await verify(token, factor.id, codeOf(factor));
    expect(raised.body.user.factors).toMatchObject([{ status: 'verified' }]);
    const claims = await claimsOf(raised.body.access_token as string);
    expect(claims.aal).toBe('aal2');
    expect((claims.amr as { method: string }[]).map(({ method }) => method).sort()).toEqual(['otp', 'totp']);
    // The other aal1 session has ended. The session that activated the factor continues, and its older refresh token
    // still works.
    expect((await send(server, 'user', undefined, { token: other.body.access_token as string })).status).toBe(403);
    const refreshed = await refresh(server, session.refresh_token as string);
    expect(refreshed.body.refresh_token).toBe(raised.body.refresh_token);
    expect((await claimsOf(refreshed.body.access_token as string)).aal).toBe('aal2');
  });

  it('stores its secret encrypted with the server’s key', async () => {
    const { access_token: token } = await confirmedPerson(server, 'secret@person.example');
    const factor = await enroll(token as string);
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ all: string }>(`select string_agg(t::text, ' ') as all from auth.mfa_factors t`),
    );
    expect(rows[0]?.all).not.toContain(factor.totp.secret);
  });

  it('accepts a code once and tolerates thirty seconds', async () => {
    const { half, factor } = await guardedPerson('once@person.example');
    server.clock.advance(60);
    for (const code of [codeOf(factor, 3), codeOf(factor, -3), '12345', 'abcdef']) {
      expect((await verify(half, factor.id, code)).body.code).toBe('mfa_verification_failed');
    }
    const code = codeOf(factor, -1);
    expect((await verify(half, factor.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await verify(half, factor.id, code)).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
  });

  it('has single-use challenges that expire after five minutes', async () => {
    const { half, factor } = await guardedPerson('challenge@person.example');
    const { body } = await post(server, `factors/${factor.id}/challenge`, {}, { token: half });
    expect(body.expires_at).toBe(Math.floor(server.clock.now().getTime() / 1000) + 300);
    server.clock.advance(300);
    const answerTo = (challenge: string) =>
      post(server, `factors/${factor.id}/verify`, { challenge_id: challenge, code: codeOf(factor) }, { token: half });
    expect(await answerTo(body.id as string)).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } });
    expect(await answerTo(crypto.randomUUID())).toMatchObject({ status: 422, body: { code: 'mfa_factor_not_found' } });
  });

  it('is required to change credentials', async () => {
    const { half, raised, factor } = await guardedPerson('guarded@person.example');
    for (const change of [{ password: 'a second calm kettle' }, { email: 'new@person.example' }]) {
      const refused = await send(server, 'user', change, { method: 'PUT', token: half });
      expect(refused).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    }
    expect((await send(server, 'user', { data: { a: 1 } }, { method: 'PUT', token: half })).status).toBe(200);
    const second = await post(server, 'factors', { factor_type: 'totp' }, { token: half });
    expect(second).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    const remove = (token: string) => send(server, `factors/${factor.id}`, undefined, { method: 'DELETE', token });
    expect(await remove(half)).toMatchObject({ status: 422, body: { code: 'insufficient_aal' } });
    expect(await remove(raised)).toMatchObject({ status: 200, body: { id: factor.id } });
    const { body } = await send(server, 'user', undefined, { token: half });
    expect(body).not.toHaveProperty('factors');
  });

  it('cannot be enrolled in advance by an attacker with the password', async () => {
    const email = 'planted@person.example';
    const { access_token: owner } = await confirmedPerson(server, email);
    const thief = (await logIn(server, email)).body.access_token as string;
    const planted = await enroll(thief, 'planted');
    const own = await enroll(owner as string, 'own');
    const raised = await verify(owner as string, own.id, codeOf(own));
    server.clock.advance(30);
    const again = (await logIn(server, email)).body.access_token as string;
    expect((await post(server, `factors/${planted.id}/challenge`, {}, { token: again })).status).toBe(404);
    const { body } = await send(server, 'user', undefined, { token: again });
    expect(body.factors).toMatchObject([{ id: own.id }]);
    // A session at aal1 cannot activate a factor that was enrolled at aal2.
    const second = await enroll(raised.body.access_token as string, 'second');
    expect(await verify(again, second.id, codeOf(second))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
  });

  it('hides the user’s devices from an attacker with only the password', async () => {
    const { half, raised } = await guardedPerson('devices@person.example');
    const { body } = await send(server, 'sessions', undefined, { token: raised });
    const other = (body.sessions as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
    expect(await send(server, 'sessions', undefined, { token: half })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
    expect((await send(server, `sessions/${other}`, undefined, { method: 'DELETE', token: half })).status).toBe(403);
    expect((await send(server, 'user', undefined, { token: raised })).status).toBe(200);
  });

  it('lets an attacker with only the password sign out, but not end other sessions or request a code', async () => {
    const email = 'leave@person.example';
    const { half, raised } = await guardedPerson(email);
    const codes = () => server.mails.all.filter(({ to, text }) => to.includes(email) && /^\d{6}$/m.test(text)).length;
    const before = codes();
    const leave = (query: Record<string, string>) => post(server, 'logout', undefined, { token: half, query });
    for (const query of [{}, { scope: 'global' }, { scope: 'others' }] as Record<string, string>[]) {
      expect(await leave(query)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    }
    const asked = await send(server, 'reauthenticate', undefined, { token: half });
    expect(asked).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    expect((await leave({ scope: 'local' })).status).toBe(204);
    expect((await send(server, 'user', undefined, { token: half })).body.code).toBe('session_not_found');
    // The refused requests above sent no mail with a code. Only the request below sends one.
    expect((await send(server, 'reauthenticate', undefined, { token: raised })).status).toBe(200);
    // The next mail is the notice about the new factor, and the mail after it has the code.
    expect((await server.mails.next(email)).text).not.toMatch(/^\d{6}$/m);
    expect((await server.mails.next(email)).text).toMatch(/^\d{6}$/m);
    expect(codes()).toBe(before + 1);
    expect((await post(server, 'logout', undefined, { token: raised })).status).toBe(204);
  });

  it('protects the journal too: rest refuses aal1 sessions', async () => {
    const { half, raised, factor } = await guardedPerson('journal@person.example');
    const read = (token: string) =>
      server.fetch('/rest/v1/profiles?select=id', { headers: { authorization: `Bearer ${token}` } });
    const refused = await read(half);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'insufficient_aal']);
    expect((await read(raised)).status).toBe(200);
    const shown = await verify(half, factor.id, codeOf(factor));
    expect((await read(shown.body.access_token as string)).status).toBe(200);
  });

  it('limits guesses', async () => {
    const strict = await startTestServer({
      config: { rateLimits: { requestsPerMinute: 1e6, authPerFiveMinutes: 1e6, mailsPerHour: 1e6, failuresPerAccount: 3 } },
    });
    try {
      const { access_token: token } = await confirmedPerson(strict, 'guess@person.example');
      const { body: factor } = await post(strict, 'factors', { factor_type: 'totp' }, { token: token as string });
      const statuses = [];
      for (let guess = 0; guess < 4; guess += 1) {
        const body = { challenge_id: crypto.randomUUID(), code: '000000' };
        statuses.push(
          (await post(strict, `factors/${factor.id as string}/verify`, body, { token: token as string })).status,
        );
      }
      expect(statuses).toEqual([422, 422, 422, 429]);
    } finally {
      await strict.close();
    }
  });

  it('allows five times as many guesses a day as in one burst, from any number of networks; a known device is exempt', async () => {
    const rateLimits = { requestsPerMinute: 1e6, authPerFiveMinutes: 1e6, mailsPerHour: 1e6, failuresPerAccount: 2 };
    const strict = await startTestServer({ config: { rateLimits, trustProxy: true } });
    try {
      const email = 'day@person.example';
      const { access_token: first } = (await confirmedPerson(strict, email)) as { access_token: string };
      const { body: factor } = await post(strict, 'factors', { factor_type: 'totp' }, { token: first });
      const url = `factors/${factor.id as string}`;
      const show = async (token: string, cookie: string) => {
        const challenge = await post(strict, `${url}/challenge`, {}, { token });
        const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret as string) });
        const code = totp.generate({ timestamp: strict.clock.now().getTime() });
        return post(
          strict,
          `${url}/verify`,
          { challenge_id: challenge.body.id as string, code },
          { token, headers: { cookie } },
        );
      };
      const cookie = (await show(first, '')).headers.get('set-cookie')?.split(';')[0] ?? '';
      strict.clock.advance(3600);
      const token = (await logIn(strict, email)).body.access_token as string;
      const guess = (network: number) =>
        post(
          strict,
          'factors/recovery-codes/verify',
          { code: 'a'.repeat(16) },
          { token, headers: { 'x-forwarded-for': `203.0.113.${String(network)}` } },
        );
      for (let network = 0; network < 10; network += 1) expect((await guess(network)).status).toBe(422);
      strict.clock.advance(3000);
      expect((await guess(99)).status).toBe(429);
      expect((await show(token, '')).status).toBe(429);
      expect((await show(token, cookie)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('is one of at most ten, has a unique name, and cannot be changed by another user', async () => {
    const { access_token: token } = await confirmedPerson(server, 'ten@person.example');
    const { access_token: other } = await confirmedPerson(server, 'other@person.example');
    const first = await enroll(token as string, 'a0');
    const again = await post(server, 'factors', { factor_type: 'totp', friendly_name: 'a0' }, { token: token as string });
    expect(again.body.code).toBe('mfa_factor_name_conflict');
    for (let count = 1; count < 10; count += 1) await enroll(token as string, `a${count}`);
    const tooMany = await post(server, 'factors', { factor_type: 'totp' }, { token: token as string });
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'too_many_enrolled_mfa_factors' } });
    const foreign = { token: other as string };
    expect((await post(server, `factors/${first.id}/challenge`, {}, foreign)).status).toBe(404);
    expect((await send(server, `factors/${first.id}`, undefined, { ...foreign, method: 'DELETE' })).status).toBe(404);
    const phone = await post(server, 'factors', { factor_type: 'phone' }, { token: token as string });
    expect(phone.body.code).toBe('mfa_phone_enroll_not_enabled');
  });
});

describe('recovery codes', () => {
  const status = (token: string) => send(server, 'factors/recovery-codes', undefined, { token });

  it('each open the account once when the factor is lost', async () => {
    const { half, raised, factor } = await guardedPerson('lost@person.example');
    expect((await post(server, 'factors/recovery-codes', {}, { token: half })).status).toBe(403);
    const { body } = await post(server, 'factors/recovery-codes', {}, { token: raised });
    expect(body).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 });
    const codes = body.codes as string[];
    expect(new Set(codes).size).toBe(10);
    const code = codes[0] ?? '';
    expect(code).toMatch(/^[a-z2-7]{16}$/);
    const enter = (given: string) => post(server, 'factors/recovery-codes/verify', { code: given }, { token: half });
    expect(await enter('a'.repeat(16))).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    const opened = await enter(` ${code.slice(0, 4).toUpperCase()}-${code.slice(4, 8)} ${code.slice(8)}`);
    const token = opened.body.access_token as string;
    expect((await claimsOf(token)).aal).toBe('aal2');
    expect((await enter(code)).status).toBe(422);
    expect((await status(token)).body).toEqual({ id: body.id as string, type: 'recovery_code', total: 10, remaining: 9 });
    expect((await send(server, `factors/${factor.id}`, undefined, { method: 'DELETE', token })).status).toBe(200);
    expect((await status(token)).body.code).toBe('mfa_factor_not_found');
    const later = await refresh(server, opened.body.refresh_token as string);
    expect((await claimsOf(later.body.access_token as string)).aal).toBe('aal1');
  });

  it('are replaced by regenerate, and removed', async () => {
    const { raised: token } = await guardedPerson('again@person.example');
    const regenerate = () => post(server, 'factors/recovery-codes/regenerate', {}, { token });
    expect(await regenerate()).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } });
    const first = await post(server, 'factors/recovery-codes', { friendly_name: 'Paper' }, { token });
    expect((await post(server, 'factors/recovery-codes', {}, { token })).body.code).toBe('mfa_verified_factor_exists');
    const second = await regenerate();
    expect(second.body).toMatchObject({ id: first.body.id as string, friendly_name: 'Paper' });
    const old = { code: first.body.codes[0] as string };
    expect((await post(server, 'factors/recovery-codes/verify', old, { token })).status).toBe(422);
    const { body: user } = await send(server, 'user', undefined, { token });
    expect(user.factors).toMatchObject([{ factor_type: 'totp' }, { factor_type: 'recovery_code', status: 'verified' }]);
    const removed = await send(server, 'factors/recovery-codes', undefined, { token, method: 'DELETE' });
    expect(removed.body).toEqual({ id: first.body.id as string });
    expect((await status(token)).status).toBe(404);
    expect((await send(server, 'user', undefined, { token })).body.factors).toHaveLength(1);
  });

  it('cannot be the only factor or verified as TOTP', async () => {
    const { access_token: alone } = await confirmedPerson(server, 'none@person.example');
    const refused = await post(server, 'factors/recovery-codes', {}, { token: alone as string });
    expect(refused).toMatchObject({ status: 422, body: { code: 'mfa_recovery_codes_sole_factor' } });
    const { raised: token } = await guardedPerson('paper@person.example');
    const { body } = await post(server, 'factors/recovery-codes', {}, { token });
    expect((await post(server, `factors/${body.id as string}/challenge`, {}, { token })).status).toBe(404);
  });
});
