import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { linkIn } from '../testing/mail-contents.ts';
import { confirmedPerson } from '../testing/people.ts';
import { post } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await confirmedPerson(server, 'ana@person.example', { data: { language: 'ja' } });
});
afterAll(() => server.close());

describe('POST recover', () => {
  it('mails a link to the page for a new password in the user’s language', async () => {
    const query = { redirect_to: 'http://cogn.test/update-password' };
    const answer = await post(server, 'recover', { email: 'ana@person.example' }, { query });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const mail = await server.mails.next('ana@person.example');
    expect(mail.language).toBe('ja');
    expect(mail.subject).toBe('COGN：新しいパスワードの設定');
    expect(linkIn(mail).href).toMatch(/^http:\/\/cogn\.test\/update-password#token_hash=[\w-]{43}&type=recovery$/);
  });

  it('returns the same response and limits for an unknown address, and sends no mail', async () => {
    const sent = server.mails.all.length;
    const first = await post(server, 'recover', { email: 'nobody@person.example' });
    expect([first.status, first.body]).toEqual([200, {}]);
    const [known, unknown] = [
      await post(server, 'recover', { email: 'ana@person.example' }),
      await post(server, 'recover', { email: 'nobody@person.example' }),
    ];
    expect(known.status).toBe(429);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    // Mails are sent in order. A mail for an earlier request would arrive before the mail for this request.
    server.clock.advance(61);
    await post(server, 'recover', { email: 'ana@person.example' });
    await server.mails.next('ana@person.example');
    expect(server.mails.all).toHaveLength(sent + 1);
  });

  it('refuses an invalid address', async () => {
    expect((await post(server, 'recover', { email: 'ana' })).body.code).toBe('validation_failed');
    expect((await post(server, 'recover', {})).body.code).toBe('validation_failed');
  });
});
