import { describe, expect, test } from 'vitest';
import { runRequest } from '../../server/src/commands/run-request.ts';
import { openAlertServer } from './support/alert-server.ts';
import { againSignedIn, alert, deliveriesOf, personWithContacts } from './support/crisis-people.ts';
import { engineOfThisRun, signToken } from './support/rest-server.ts';

/** Failures between an alert and its messages. Each failure must lead to a correct delivery status. */

const today = '2026-11-22';
let lastNumber = 0;
/** A contact with a number that no other test uses. */
const caio = () => ({ name: 'Caio', phone: `+55 11 96666-${String((lastNumber += 1)).padStart(4, '0')}` });
const digits = (phone: string) => phone.replaceAll(/\D/g, '');

describe.each(engineOfThisRun)('an alert during failures, on %s', (engine) => {
  const on = openAlertServer(engine);
  const textsTo = ({ phone }: { phone: string }) => on.texts.all.filter(({ to }) => to === digits(phone));

  test('is the first accepted one; later requests with its id change nothing', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const id = crypto.randomUUID();
    await alert(on.server, person.token, { id, date: today, message: 'primeira' });
    const again = await alert(on.server, person.token, { id, date: '2020-01-01', language: 'ja', message: 'segunda' });
    expect(again).toMatchObject({ already: true, deliveries: [{ state: 'queued' }] });
    await on.server.runDueJobs();
    const { data } = await person.client.from('crisis_events').select('date,message').eq('id', id).single();
    expect(data).toEqual({ date: today, message: 'primeira' });
    expect(textsTo(rosa).map(({ text }) => text.includes('primeira'))).toEqual([true]);
  });

  test('from two windows at once is two complete alerts, and the limit counts both', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => alert(on.server, person.token, { id: crypto.randomUUID(), date: today })),
    );
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(5);
    for (const { refused } of answers) if (refused) expect(refused).toEqual([429, 'over_alert_limit']);
    await on.server.runDueJobs();
    expect(textsTo(rosa)).toHaveLength(5);
  });

  test('is sent although premium ended after it was accepted', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const id = crypto.randomUUID();
    await alert(on.server, person.token, { id, date: today });
    await on.ask('update public.profiles set is_premium = false, premium_expires_at = null where id = $1', [person.id]);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'sent' }]);
    // A client that missed the response and asks again gets the same alert, not an error about premium.
    expect(await alert(on.server, person.token, { id, date: today })).toMatchObject({ already: true });
  });

  test('accepts 320 characters in any script, as the page does, and sends all of them', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    for (const [id, message] of [
      [crypto.randomUUID(), '🌧'.repeat(320)],
      [crypto.randomUUID(), 'أحتاج إلى المساعدة الآن '.repeat(12).trim()],
    ] as const) {
      expect((await alert(on.server, person.token, { id, date: today, message })).refused).toBeUndefined();
      await on.server.runDueJobs();
      const { text } = await on.texts.next(digits(rosa.phone));
      expect(text.split('\n')[1]).toBe(message);
      expect(text.length).toBeLessThanOrEqual(1600);
    }
    const { refused } = await alert(on.server, person.token, {
      id: crypto.randomUUID(),
      date: today,
      message: 'é'.repeat(321),
    });
    expect(refused).toEqual([400, 'validation_failed']);
  });

  test('cleans stored texts like texts in the request, and falls back to the default text when nothing is left', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const keep = (message: string) =>
      on.ask(
        `insert into public.crisis_settings (user_id, message) values ($1, $2) on conflict (user_id) do update set message = excluded.message`,
        [person.id, message],
      );
    await keep('Venha.\r\nSem falar.\u0007');
    await alert(on.server, person.token, { id: crypto.randomUUID(), date: today, language: 'pt' });
    await on.server.runDueJobs();
    expect((await on.texts.next(digits(rosa.phone))).text).toContain('\nVenha.\nSem falar.\n');
    await keep(' \n ');
    await alert(on.server, person.token, { id: crypto.randomUUID(), date: today, language: 'pt', message: ' ' });
    await on.server.runDueJobs();
    expect((await on.texts.next(digits(rosa.phone))).text).toMatch(/^Ana Souza está em um momento difícil/);
  });

  test('contains the user’s number only while they consent, also in a message that is still pending', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const ofProfile = (phone: string | null) =>
      on.ask('update public.profiles set phone = $2 where id = $1', [person.id, phone]);
    const agree = async (share_phone: boolean) => {
      const { error } = await person.client
        .from('crisis_settings')
        .upsert({ user_id: person.id, share_phone }, { onConflict: 'user_id' });
      expect(error).toBeNull();
    };
    const sent = async (beforeSending?: () => Promise<void>) => {
      await alert(on.server, person.token, { id: crypto.randomUUID(), date: today, language: 'pt' });
      await beforeSending?.();
      await on.server.runDueJobs();
      return (await on.texts.next(digits(rosa.phone))).text;
    };
    await ofProfile('(11) 98888-0009');
    expect(await sent()).not.toContain('98888-0009');
    await agree(true);
    expect(await sent()).toContain('\nTelefone de Ana Souza: (11) 98888-0009\n');
    expect(await sent(() => agree(false))).not.toContain('98888-0009');
    await agree(true);
    await ofProfile('liga evil.example');
    expect(await sent()).not.toContain('Telefone');
    await on.ask('update auth.users set phone = $2, phone_confirmed_at = now() where id = $1', [person.id, '5511977770084']);
    expect(await sent()).toContain('\nTelefone de Ana Souza: +5511977770084\n');
  });

  test('without a name shows neither number nor e-mail, and the number only with consent', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const sent = async (language: string) => {
      await alert(on.server, person.token, { id: crypto.randomUUID(), date: today, language });
      await on.server.runDueJobs();
      return (await on.texts.next(digits(rosa.phone))).text;
    };
    await on.ask(`update public.profiles set full_name = ' ', phone = '(11) 98888-0010' where id = $1`, [person.id]);
    await on.ask('update auth.users set phone = $2, phone_confirmed_at = now() where id = $1', [person.id, '5511977770085']);
    const text = await sent('pt');
    expect(text).toMatch(/^Uma pessoa que confia em você está em um momento difícil/);
    expect(text).not.toMatch(/98888|77770|@|null/);
    expect(await sent('ja')).toMatch(/^あなたを信頼している人が/);
    const { error } = await person.client
      .from('crisis_settings')
      .upsert({ user_id: person.id, share_phone: true }, { onConflict: 'user_id' });
    expect(error).toBeNull();
    expect(await sent('pt')).toContain('\nTelefone desta pessoa: (11) 98888-0010\n');
  });

  test('respects the provider’s retry-after, up to an hour', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    for (const [asked, kept] of [
      ['90', 90],
      ['86400', 3600],
      ['Wed, 21 Oct 2026 07:28:00 GMT', 5],
    ] as const) {
      const id = crypto.randomUUID();
      on.texts.refuseWith(429, { 'retry-after': asked });
      await alert(on.server, person.token, { id, date: today });
      await on.server.runDueJobs();
      const [delivery] = await deliveriesOf(person, id);
      const wait = (new Date(delivery?.next_try_at ?? '').getTime() - on.server.clock.now().getTime()) / 1000;
      expect([asked, delivery?.state, Math.round(wait)]).toEqual([asked, 'queued', kept]);
    }
    on.texts.refuseWith(undefined);
  });

  test('is sent after an outage of an hour, and says when it was requested', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const id = crypto.randomUUID();
    on.texts.refuseWith(503);
    await alert(on.server, person.token, { id, date: today, language: 'pt' });
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await on.server.runDueJobs();
      on.server.clock.advance(300);
    }
    on.texts.refuseWith(undefined);
    const later = await againSignedIn(on.server, person);
    expect(await deliveriesOf(later, id)).toMatchObject([{ state: 'queued', reason: '20500' }]);
    for (let minutes = 0; minutes < 30; minutes += 5) {
      await on.server.runDueJobs();
      on.server.clock.advance(300);
    }
    expect(await deliveriesOf(later, id)).toMatchObject([{ state: 'sent', reason: null, interrupted: 0 }]);
    expect((await on.texts.next(digits(rosa.phone))).text).toMatch(/Pedido feito há \d+ minutos\./);
  });

  test('that is deleted during its delivery, with the event or the account, leaves nothing behind', async () => {
    for (const end of ['delete from public.crisis_events where user_id = $1', 'delete from auth.users where id = $1']) {
      const rosa = caio();
      const person = await personWithContacts(on.server, [rosa]);
      await alert(on.server, person.token, { id: crypto.randomUUID(), date: today });
      const handed = on.texts.holdNext();
      const running = on.server.runDueJobs();
      await handed.arrived;
      await on.ask(end, [person.id]);
      handed.letGo();
      await running;
      expect(textsTo(rosa)).toHaveLength(1);
      expect((await on.ask('select from server.jobs where user_id = $1', [person.id])).count).toBe(0);
    }
    expect(on.server.log.filter(({ msg }) => msg === 'a job failed')).toEqual([]);
  });

  test('whose job became a dead letter no longer has the status queued', async () => {
    const [rosa, lia] = [caio(), caio()];
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
    const people = [await personWithContacts(on.server, [rosa]), await personWithContacts(on.server, [lia])] as const;
    for (const [index, person] of people.entries()) await alert(on.server, person.token, { id: ids[index], date: today });
    await on.ask('update public.crisis_deliveries set attempts = 1, attempt_began_at = now() where event_id = $1', [ids[1]]);
    await on.ask('update server.jobs set attempts = 12 where user_id = any($1::uuid[])', [people.map(({ id }) => id)]);
    await on.server.runDueJobs();
    expect(await deliveriesOf(people[0], ids[0])).toMatchObject([
      { state: 'failed', reason: 'given_up', next_try_at: null },
    ]);
    expect(await deliveriesOf(people[1], ids[1])).toMatchObject([{ state: 'not_known', interrupted: 1, next_try_at: null }]);
    expect([...textsTo(rosa), ...textsTo(lia)]).toEqual([]);
  });

  test('that became a dead letter is sent when the operator revives it, and never when it was accepted or refused', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const id = crypto.randomUUID();
    const giveUp = async () => {
      await on.ask('update public.crisis_deliveries set attempts = 11 where event_id = $1', [id]);
      on.texts.refuseWith(503);
      await on.server.runDueJobs();
      on.texts.refuseWith(undefined);
    };
    const retry = async () => {
      const [delivery] = await deliveriesOf(person, id);
      const wish = { jobs: 'retry', id: delivery?.id ?? '' } as const;
      return (await runRequest(on.server.database, wish, on.server.clock.now())).done;
    };
    await alert(on.server, person.token, { id, date: today });
    await giveUp();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'failed', reason: '20500' }]);
    // The provider still fails, so the job becomes a dead letter again, visible to the operator.
    on.texts.refuseWith(503);
    expect(await retry()).toBe(true);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'failed', reason: '20500' }]);
    on.texts.refuseWith(undefined);
    expect(await retry()).toBe(true);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'sent', reason: null }]);
    expect(await retry()).toBe(false);
    // The provider accepted the message and later reported a failure. A job that runs again must not send the message twice.
    await on.ask(
      `insert into server.jobs (id, kind, user_id, payload, run_at)
       select id, 'crisis-sms', user_id, '{"revived": true}', now() - interval '1 day' from public.crisis_deliveries where event_id = $1`,
      [id],
    );
    await on.ask(`update public.crisis_deliveries set state = 'failed', reason = '30003' where event_id = $1`, [id]);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'failed', reason: '30003' }]);
    expect(textsTo(rosa)).toHaveLength(1);
  });

  test('needs the token of a live session with a verified second factor; no other key works', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    const session = crypto.randomUUID();
    const tokenOf = (session_id: string) =>
      signToken(on.server, { sub: person.id, role: 'authenticated', aud: 'authenticated', session_id });
    const token = await tokenOf(session);
    const send = async (by: string) => (await alert(on.server, by, { id: crypto.randomUUID(), date: today })).refused;
    expect(await send(await tokenOf(crypto.randomUUID()))).toEqual([401, 'PGRST301']);
    expect(await send(`${token}x`)).toEqual([401, 'PGRST301']);
    expect(await send(on.server.keys.serviceKey)).toEqual([401, 'no_authorization']);
    await on.ask(
      `insert into auth.sessions (id, user_id, aal, created_at, updated_at) values ($1, $2, 'aal1', now(), now())`,
      [session, person.id],
    );
    await on.ask(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret, created_at, updated_at)
       values ($1, 'totp', 'verified', 'x', now(), now())`,
      [person.id],
    );
    expect(await send(token)).toEqual([403, 'insufficient_aal']);
    await on.ask(`update auth.sessions set aal = 'aal2' where id = $1`, [session]);
    expect(await send(token)).toBeUndefined();
    await on.server.runDueJobs();
    expect(textsTo(rosa)).toHaveLength(1);
  });

  test('accepts cross-origin requests as the client library sends them', async () => {
    const asked = 'authorization,apikey,content-type,x-client-info';
    const { status, headers } = await on.server.fetch('/functions/v1/crisis-alert', {
      method: 'OPTIONS',
      headers: {
        ...{ origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
        'access-control-request-headers': asked,
      },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')).toBe(asked);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('is not limited by counts of a clock that was ahead', async () => {
    const rosa = caio();
    const person = await personWithContacts(on.server, [rosa]);
    for (let count = 0; count < 5; count += 1)
      await alert(on.server, person.token, { id: crypto.randomUUID(), date: today });
    await on.ask(`update app.crisis_alerts set accepted_at = accepted_at + interval '60 days' where user_id = $1`, [
      person.id,
    ]);
    const { refused } = await alert(on.server, person.token, { id: crypto.randomUUID(), date: today });
    expect(refused).toBeUndefined();
    await on.server.runDueJobs();
  });
});
