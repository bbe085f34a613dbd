import { describe, expect, test } from 'vitest';
import { openAlertServer } from './support/alert-server.ts';
import { againSignedIn, alert, consent, deliveriesOf, personWithContacts } from './support/crisis-people.ts';
import { engineOfThisRun, makePerson, startRestServer } from './support/rest-server.ts';

const today = '2026-11-22';
const rosa = { name: 'Rosa', phone: '+55 (11) 98888-0001', email: 'rosa@person.example' };
const caio = { name: 'Caio', phone: '+55 11 98888-0002' };

describe.each(engineOfThisRun)('an alert on %s', (engine) => {
  const on = openAlertServer(engine);
  const states = async (person: Parameters<typeof deliveriesOf>[0], id: string) =>
    (await deliveriesOf(person, id)).map(({ contact_name, channel, state }) => [contact_name, channel, state]);

  test('is stored completely before the response, then sent to each contact with the user’s name, text and language', async () => {
    const person = await personWithContacts(on.server, [rosa, caio]);
    const id = crypto.randomUUID();
    const message = 'Preciso de companhia.\r\nEstou em casa.\u0007';
    const answer = await alert(on.server, person.token, { id, date: today, language: 'pt', message });
    expect(answer).toMatchObject({ id, already: false, left_out: 0 });
    expect(await states(person, id)).toEqual([
      ['Caio', 'sms', 'queued'],
      ['Rosa', 'sms', 'queued'],
      ['Rosa', 'email', 'queued'],
    ]);
    const { data: event } = await person.client.from('crisis_events').select('*').eq('id', id).single();
    expect(event).toMatchObject({
      ...{ date: today, description: null, contacts: ['Rosa', 'Caio'], language: 'pt' },
      message: 'Preciso de companhia.\nEstou em casa.',
    });

    await on.server.runDueJobs();
    expect(await states(person, id)).toEqual([
      ['Caio', 'sms', 'sent'],
      ['Rosa', 'sms', 'sent'],
      ['Rosa', 'email', 'sent'],
    ]);
    expect((await on.texts.next('5511988880002')).text).toBe(
      'Ana Souza pediu a sua ajuda agora e escreveu:\nPreciso de companhia.\nEstou em casa.\nO COGN enviou esta mensagem e não recebe respostas. Fale direto com Ana Souza.',
    );
    const mail = await on.server.mails.next('rosa@person.example');
    expect(mail.subject).toBe('Ana Souza pediu a sua ajuda');
    expect(mail.text).toContain('Estou em casa.');
    expect(mail.html).toContain('lang="pt-BR"');
    // The page may save the description of a crisis event after the alert.
    const saved = await person.client.from('crisis_events').update({ description: 'Barulho' }).eq('id', id).select('id');
    expect(saved.data).toHaveLength(1);
  });

  test.each(['0001-01-01', '9999-12-31'])('is sent from a device whose date is %s', async (date) => {
    const person = await personWithContacts(on.server, [caio]);
    const id = crypto.randomUUID();
    expect(await alert(on.server, person.token, { id, date })).toMatchObject({ id, already: false });
    await on.server.runDueJobs();
    expect(await states(person, id)).toEqual([['Caio', 'sms', 'sent']]);
  });

  test('queries the provider whether a message arrived', async () => {
    const person = await personWithContacts(on.server, [rosa, caio]);
    const id = crypto.randomUUID();
    await alert(on.server, person.token, { id, date: today });
    await on.server.runDueJobs();
    on.texts.reportStatus('5511988880001', { status: 'delivered' });
    on.texts.reportStatus('5511988880002', { status: 'undelivered', error_code: 30003 });
    expect((await deliveriesOf(person, id))[0]).toMatchObject({ state: 'sent' });
    on.server.clock.advance(11);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([
      { contact_name: 'Caio', state: 'failed', reason: '30003' },
      { contact_name: 'Rosa', channel: 'sms', state: 'delivered', reason: null },
      { contact_name: 'Rosa', channel: 'email', state: 'sent' },
    ]);
  });

  test('is one alert however often its id is sent, also concurrently, and after its event was removed', async () => {
    const person = await personWithContacts(on.server, [caio]);
    const id = crypto.randomUUID();
    const before = on.texts.all.length;
    const answers = await Promise.all([1, 2, 3].map(() => alert(on.server, person.token, { id, date: today })));
    expect(answers.map(({ already }) => already).sort()).toEqual([false, true, true]);
    for (const answer of answers) expect(answer.deliveries).toHaveLength(1);
    await on.server.runDueJobs();
    await person.client.from('crisis_events').delete().eq('id', id);
    expect(await alert(on.server, person.token, { id, date: today })).toMatchObject({ already: true, deliveries: [] });
    await on.server.runDueJobs();
    expect(on.texts.all.length - before).toBe(1);
  });

  test('can follow an event that the device stored first, but no event of another user', async () => {
    const person = await personWithContacts(on.server, [caio]);
    const other = await personWithContacts(on.server, [rosa]);
    const id = crypto.randomUUID();
    await person.client.from('crisis_events').insert({ id, date: today, description: 'Cheio' });
    expect((await alert(on.server, other.token, { id, date: today })).refused).toEqual([409, 'alert_id_taken']);
    expect((await alert(on.server, person.token, { id, date: today })).deliveries).toHaveLength(1);
    expect((await alert(on.server, other.token, { id, date: today })).refused).toEqual([409, 'alert_id_taken']);
    const { data } = await person.client.from('crisis_events').select('description,contacts').eq('id', id).single();
    expect(data).toEqual({ description: 'Cheio', contacts: ['Caio'] });
  });

  test('needs premium, consent, contacts and a signed-in user, and names the missing one', async () => {
    const body = { id: crypto.randomUUID(), date: today };
    expect((await alert(on.server, on.server.keys.anonKey, body)).refused).toEqual([401, 'no_authorization']);
    const free = await makePerson(on.server);
    expect((await alert(on.server, free.token, body)).refused).toEqual([403, 'alert_takes_premium']);
    const person = await personWithContacts(on.server, []);
    expect((await alert(on.server, person.token, body)).refused).toEqual([422, 'alert_takes_contacts']);
    await consent(person, false);
    expect((await alert(on.server, person.token, body)).refused).toEqual([403, 'alert_takes_consent']);
    for (const wrong of [{ id: '1' }, { date: '2026-02-30' }, { message: 'x'.repeat(321) }, { language: 'de' }]) {
      const { refused } = await alert(on.server, person.token, { ...body, ...wrong });
      expect([wrong, refused]).toEqual([wrong, [400, 'validation_failed']]);
    }
    expect((await on.ask('select from public.crisis_events where id = $1', [body.id])).count).toBe(0);
    const response = await on.server.fetch(`${on.server.url}/functions/v1/crisis-alert`, { method: 'POST', body: '{' });
    expect(response.status).toBe(401);
  });

  test('needs an account with an e-mail or phone, although premium, consent and contacts are there', async () => {
    const person = await personWithContacts(on.server, [rosa, caio]);
    await on.ask('update auth.users set email = null, is_anonymous = true where id = $1', [person.id]);
    const id = crypto.randomUUID();
    expect((await alert(on.server, person.token, { id, date: today })).refused).toEqual([403, 'alert_takes_address']);
    expect((await on.ask('select from server.jobs where user_id = $1', [person.id])).count).toBe(0);
    await on.ask('update auth.users set is_anonymous = false where id = $1', [person.id]);
    expect((await alert(on.server, person.token, { id, date: today })).deliveries).toHaveLength(3);
  });

  test('is limited per hour, and the refusal says when the next one is possible', async () => {
    const person = await personWithContacts(on.server, [caio]);
    const send = () => alert(on.server, person.token, { id: crypto.randomUUID(), date: today });
    for (let count = 0; count < 5; count += 1) expect((await send()).refused).toBeUndefined();
    const refused = await send();
    expect(refused.refused).toEqual([429, 'over_alert_limit']);
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500);
    // Removing stored alerts does not reset the limit.
    await person.client.from('crisis_events').delete().eq('date', today);
    expect((await send()).refused).toEqual([429, 'over_alert_limit']);
    on.server.clock.advance(3601);
    const later = await againSignedIn(on.server, person);
    expect((await alert(on.server, later.token, { id: crypto.randomUUID(), date: today })).refused).toBeUndefined();
    await on.server.runDueJobs();
  });

  test('reaches ten contacts at most, and no name or address can inject a header, a second address or a number', async () => {
    const odd = [
      { name: 'Sem país', phone: '11 98888-0009' },
      { name: 'Dois', phone: '+55 11 98888-0003', email: 'a@person.example,b@person.example' },
      { name: 'Linha', phone: '+55 11 98888-0004', email: 'c@person.example\r\nBcc: d@person.example' },
    ];
    const many = Array.from({ length: 9 }, (_, index) => ({ name: `N${index}`, phone: `+55 11 97777-000${index}` }));
    const person = await personWithContacts(on.server, [...odd, ...many]);
    await on.ask('update public.profiles set full_name = $2 where id = $1', [
      person.id,
      'Ana\r\nBcc: e@person.example\u2028\u202e X',
    ]);
    const id = crypto.randomUUID();
    const answer = await alert(on.server, person.token, { id, date: today, language: 'en' });
    expect(answer.left_out).toBe(2);
    const failed = answer.deliveries?.filter(({ state }) => state === 'failed');
    expect(failed?.map(({ contact_name, reason }) => [contact_name, reason]).sort()).toEqual([
      ['Dois', 'address_not_valid'],
      ['Linha', 'address_not_valid'],
      ['Sem país', 'number_not_valid'],
    ]);
    await on.ask(
      `insert into public.emergency_contacts (user_id, name, phone, email) values ($1, 'Fim', '+5511966660000', 'fim@person.example')`,
      [person.id],
    );
    await on.ask(`delete from public.emergency_contacts where user_id = $1 and name <> 'Fim'`, [person.id]);
    await alert(on.server, person.token, { id: crypto.randomUUID(), date: today, language: 'en' });
    await on.server.runDueJobs();
    const mail = await on.server.mails.next('fim@person.example');
    expect(mail.subject).toBe('Ana Bcc: e@person. example X asked for your help');
    expect(on.server.mails.all.flatMap(({ to }) => to).filter((to) => /^[a-e]@person/.test(to))).toEqual([]);
  });

  test('is retried while the provider fails, and shows it; a permanent failure is not retried', async () => {
    const person = await personWithContacts(on.server, [caio]);
    const id = crypto.randomUUID();
    on.texts.refuseWith(503);
    await alert(on.server, person.token, { id, date: today });
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([
      { state: 'queued', reason: '20500', next_try_at: expect.any(String) as string },
    ]);
    on.texts.refuseWith(undefined);
    on.server.clock.advance(6);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'sent', reason: null, next_try_at: null }]);

    const second = crypto.randomUUID();
    on.texts.refuseWith(400);
    await alert(on.server, person.token, { id: second, date: today });
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, second)).toMatchObject([{ state: 'failed', reason: '21211', next_try_at: null }]);
    on.texts.refuseWith(undefined);
  });

  test('becomes a dead letter after some hours, and the operator’s notification contains no text of it', async () => {
    const person = await personWithContacts(on.server, [{ ...caio, phone: '+5511988880077' }]);
    const id = crypto.randomUUID();
    on.texts.refuseWith(500);
    await alert(on.server, person.token, { id, date: today, message: 'palavras só minhas' });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await on.server.runDueJobs();
      on.server.clock.advance(3601);
    }
    on.texts.refuseWith(undefined);
    const later = await againSignedIn(on.server, person);
    expect(await deliveriesOf(later, id)).toMatchObject([{ state: 'failed', reason: '20500' }]);
    const log = JSON.stringify(on.server.log);
    expect(log).toContain('"reason":"crisis_message_not_sent"');
    expect(log).not.toMatch(/palavras|5511988880077|Caio|rosa@/);
    const dead = await on.ask(`select reason from server.jobs where user_id = $1 and dead_at is not null`, [person.id]);
    expect(dead.rows).toEqual([{ reason: 'crisis_message_not_sent' }]);
  });

  test('retries an interrupted attempt once, and never an accepted message', async () => {
    const person = await personWithContacts(on.server, [{ ...caio, phone: '+5511988880066' }]);
    const id = crypto.randomUUID();
    await alert(on.server, person.token, { id, date: today });
    // Creates the state that a killed process leaves behind: an attempt began and has no result.
    await on.ask(`update public.crisis_deliveries set attempts = 1, attempt_began_at = now() where event_id = $1`, [id]);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'not_known', reason: 'attempt_cut', interrupted: 1 }]);
    const count = () => on.texts.all.filter(({ to }) => to === '5511988880066').length;
    expect(count()).toBe(0);
    on.server.clock.advance(6);
    await on.server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'sent', interrupted: 1 }]);
    // Runs the job again after the provider accepted its message. The server must not send the message twice.
    await on.ask(
      `insert into server.jobs (id, kind, user_id, run_at) select id, 'crisis-sms', user_id, now() - interval '1 day' from public.crisis_deliveries where event_id = $1`,
      [id],
    );
    await on.server.runDueJobs();
    expect(count()).toBe(1);
  });

  test('is cancelled when consent is withdrawn or the account is deleted, and is not sent half a day late', async () => {
    const taken = await personWithContacts(on.server, [caio]);
    const late = await personWithContacts(on.server, [caio]);
    const gone = await personWithContacts(on.server, [caio]);
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
    const before = on.texts.all.length;
    for (const [index, person] of [taken, late, gone].entries()) {
      await alert(on.server, person.token, { id: ids[index], date: today });
    }
    await consent(taken, false);
    await on.ask('delete from auth.users where id = $1', [gone.id]);
    expect((await on.ask('select from server.jobs where user_id = $1', [gone.id])).count).toBe(0);
    await on.ask(`update public.crisis_events set alerted_at = alerted_at - interval '13 hours' where id = $1`, [ids[1]]);
    await on.server.runDueJobs();
    expect(await deliveriesOf(taken, ids[0])).toMatchObject([{ state: 'failed', reason: 'consent_withdrawn' }]);
    expect(await deliveriesOf(late, ids[1])).toMatchObject([{ state: 'failed', reason: 'too_late' }]);
    expect(on.texts.all.length).toBe(before);
  });

  test('lets users read the delivery statuses of their own messages only, and write none', async () => {
    const person = await personWithContacts(on.server, [caio]);
    const other = await personWithContacts(on.server, [caio]);
    const id = crypto.randomUUID();
    await alert(on.server, person.token, { id, date: today });
    expect(await deliveriesOf(other, id)).toEqual([]);
    const forged = await person.client.from('crisis_deliveries').update({ state: 'delivered' }).eq('event_id', id);
    expect(forged.error?.code).toBe('42501');
    for (const own of [{ alerted_at: '2026-01-01' }, { contacts: ['Caio'] }, { message: 'x' }, { language: 'pt' }]) {
      const { error } = await person.client.from('crisis_events').insert({ id: crypto.randomUUID(), date: today, ...own });
      expect([own, error?.code]).toEqual([own, '42501']);
      const change = await person.client.from('crisis_events').update(own).eq('id', id);
      expect([own, change.error?.code]).toEqual([own, '42501']);
    }
  });
});

describe.each(engineOfThisRun)('a server without a delivery channel, on %s', (engine) => {
  test('says at once that nothing is configured, and stores nothing to send', async () => {
    const server = await startRestServer(engine, { mailReachesPeople: false });
    const person = await personWithContacts(server, [rosa]);
    const answer = await alert(server, person.token, { id: crypto.randomUUID(), date: today });
    expect(answer.deliveries?.map(({ state }) => state)).toEqual(['not_configured', 'not_configured']);
    const { rows } = await server.database.asOwner((transaction) => transaction.query('select * from server.jobs'));
    expect(rows).toEqual([]);
    await server.close();
  });
});
