import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { alert, deliveriesOf, personWithContacts } from './support/crisis-people.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';

const authToken = 'a test token';
const account = { provider: 'twilio', accountSid: 'AC1', authToken, from: '+15005550006', url: 'http://nowhere' } as const;
const siteUrl = 'https://cogn.test';

describe.each(engineOfThisRun)('status callbacks of the provider, on %s', (engine) => {
  let server: TestServer;
  let texts: CaughtTexts;
  beforeAll(async () => {
    texts = await catchTexts();
    server = await startRestServer(engine, { sms: texts.sms, config: { siteUrl, sms: account } });
  });
  afterAll(async () => {
    await server.close();
    await texts.close();
  });

  const sent = async (phone: string) => {
    const person = await personWithContacts(server, [{ name: 'Rosa', phone }]);
    const id = crypto.randomUUID();
    await alert(server, person.token, { id, date: '2026-11-22' });
    await server.runDueJobs();
    const [delivery] = await deliveriesOf(person, id);
    const text = await texts.next(phone.slice(1));
    const state = async () => {
      const [now] = await deliveriesOf(person, id);
      return [now?.state, now?.reason];
    };
    return { delivery: delivery?.id ?? '', text, state };
  };
  const callBack = (delivery: string, fields: Record<string, string>, { secret = authToken } = {}) => {
    const form = new URLSearchParams(fields);
    const address = `${siteUrl}/functions/v1/crisis-alert/status/${delivery}`;
    const signed =
      address +
      [...form.keys()]
        .sort()
        .map((name) => name + String(form.get(name)))
        .join('');
    const signature = createHmac('sha1', secret).update(signed).digest('base64');
    const init = { method: 'POST', body: form, headers: { 'x-twilio-signature': signature } };
    return server.fetch(address, init).then((response) => response.status);
  };

  test('arrive at a public address and are stored, with duplicates and in any order', async () => {
    const { delivery, text, state } = await sent('+5511988880001');
    expect(text.statusCallback).toBe(`${siteUrl}/functions/v1/crisis-alert/status/${delivery}`);
    const MessageSid = text.id;
    expect(await callBack(delivery, { MessageSid, MessageStatus: 'sent' })).toBe(204);
    expect(await state()).toEqual(['sent', null]);
    for (const MessageStatus of ['delivered', 'delivered', 'sent', 'failed']) {
      expect(await callBack(delivery, { MessageSid, MessageStatus })).toBe(204);
      expect(await state()).toEqual(['delivered', null]);
    }
  });

  test('a failed message stores the provider’s error code, and so does a duplicate of a delivered one', async () => {
    const { delivery, text, state } = await sent('+5511988880002');
    await callBack(delivery, { MessageSid: 'SMother', MessageStatus: 'failed', ErrorCode: '1' });
    expect(await state()).toEqual(['sent', null]);
    await callBack(delivery, { MessageSid: text.id, MessageStatus: 'undelivered', ErrorCode: '30003' });
    expect(await state()).toEqual(['failed', '30003']);
    await callBack(delivery, { MessageSid: 'SMother', MessageStatus: 'delivered' });
    expect(await state()).toEqual(['delivered', null]);
  });

  test('resolve an attempt with an unknown outcome, so that it is not repeated', async () => {
    const { delivery, state } = await sent('+5511988880003');
    const before = texts.all.length;
    await server.database.asOwner(async (transaction) => {
      await transaction.query(
        `update public.crisis_deliveries set state = 'not_known', provider_id = null, interrupted = 1 where id = $1`,
        [delivery],
      );
      await transaction.query(
        `insert into server.jobs (id, kind, run_at) values ($1, 'crisis-sms', now() - interval '1 day')`,
        [delivery],
      );
    });
    await callBack(delivery, { MessageSid: 'SMcut', MessageStatus: 'sent' });
    expect(await state()).toEqual(['sent', null]);
    await server.runDueJobs();
    expect(texts.all.length).toBe(before);
  });

  test('need the account’s signature', async () => {
    const { delivery, text, state } = await sent('+5511988880004');
    const fields = { MessageSid: text.id, MessageStatus: 'delivered' };
    expect(await callBack(delivery, fields, { secret: 'another' })).toBe(404);
    expect(await callBack('nothing', fields)).toBe(404);
    const address = `${siteUrl}/functions/v1/crisis-alert/status/${delivery}`;
    expect((await server.fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).status).toBe(404);
    expect(await state()).toEqual(['sent', null]);
  });
});
