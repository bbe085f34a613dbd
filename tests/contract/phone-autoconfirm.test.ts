import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { authClient, codeOf, password, signedUpClient } from './support/auth-clients.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';

describe.each(engineOfThisRun)('without confirmation of phones, on %s', (engine) => {
  let server: TestServer;
  let texts: CaughtTexts;
  beforeAll(async () => {
    texts = await catchTexts();
    server = await startRestServer(engine, { sms: texts.sms, config: { confirmPhone: false } });
  });
  afterAll(async () => {
    await server.close();
    await texts.close();
  });

  test('a sign-up by phone returns a session at once, and the number can be used once', async () => {
    const phone = '+5511999990101';
    const signedUp = await authClient(server).signUp({ phone, password });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session?.user).toMatchObject({ phone: '5511999990101', app_metadata: { provider: 'phone' } });
    expect(signedUp.data.user?.phone_confirmed_at).toBeDefined();
    const again = await authClient(server).signUp({ phone, password });
    expect(codeOf(again.error)).toEqual([422, 'user_already_exists']);
    const signedIn = await authClient(server).signInWithPassword({ phone, password });
    expect(signedIn.data.user?.id).toBe(signedUp.data.user?.id);
  });

  test('a changed phone is valid at once, the owner gets a mail, and a number in use is refused', async () => {
    const { client } = await signedUpClient(server, `phone-${engine}@autoconfirm.example`);
    const changed = await client.updateUser({ phone: '+5511999990102' });
    expect(changed.error).toBeNull();
    expect(changed.data.user).toMatchObject({ phone: '5511999990102' });
    expect((await server.mails.next(`phone-${engine}@autoconfirm.example`)).text).toMatch(/telefone|phone/i);
    const other = await authClient(server).signUp({ phone: '+5511999990103', password });
    expect(other.error).toBeNull();
    const taken = await client.updateUser({ phone: '+5511999990103' });
    expect(codeOf(taken.error)).toEqual([422, 'phone_exists']);
  });

  test('a code that was sent to the old number signs nobody in after the change', async () => {
    const { client } = await signedUpClient(server, `moved-${engine}@autoconfirm.example`);
    await client.updateUser({ phone: '+5511999990104' });
    // The server sends at most one message a minute to a number.
    server.clock.advance(61);
    await authClient(server).signInWithOtp({ phone: '+5511999990104' });
    const token = /\d{6}/.exec((await texts.next('5511999990104')).text)?.[0] ?? '';
    expect((await client.updateUser({ phone: '+5511999990105' })).error).toBeNull();
    const signedIn = await authClient(server).verifyOtp({ phone: '+5511999990104', token, type: 'sms' });
    expect(codeOf(signedIn.error)).toEqual([403, 'otp_expired']);
  });

  test('the settings say so, and e-mail addresses still need their confirmation', async () => {
    const settings = await server.fetch('/auth/v1/settings');
    expect(await settings.json()).toMatchObject({ phone_autoconfirm: true, mailer_autoconfirm: false });
    const byMail = await authClient(server).signUp({ email: `mail-${engine}@autoconfirm.example`, password });
    expect(byMail.data.session).toBeNull();
  });
});
