import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { linkIn, tokenIn } from '../testing/mail-contents.ts';
import { signUpAddress } from '../testing/people.ts';
import { send } from '../testing/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { redirectAllowList: ['https://app.example'] } });
});
afterAll(() => server.close());

/** Opens a link of a mail. Returns the status, the target of the redirect and the fields of its fragment. */
async function follow(query: Record<string, string>) {
  const { status, headers } = await send(server, 'verify', undefined, { query });
  const location = new URL(headers.get('location') ?? '');
  const fragment = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  location.hash = '';
  return { status, page: location.href, fragment };
}

describe('GET verify', () => {
  it('redirects a mail for an allowed foreign page there, with the session in the fragment', async () => {
    await signUpAddress(server, 'foreign@person.example', { redirectTo: 'https://app.example/done?x=1' });
    const link = linkIn(await server.mails.next('foreign@person.example'));
    expect(link.origin + link.pathname).toBe('http://cogn.test/auth/v1/verify');
    expect((await server.fetch(link, { method: 'HEAD' })).status).toBe(405);
    const { status, page, fragment } = await follow(Object.fromEntries(link.searchParams));
    expect(status).toBe(303);
    expect(page).toBe('https://app.example/done?x=1');
    expect(Object.keys(fragment).sort()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'type'].sort(),
    );
    expect(fragment).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600' });
    expect((await send(server, 'user', undefined, { token: fragment.access_token })).body.email).toBe(
      'foreign@person.example',
    );
    const again = await follow(Object.fromEntries(link.searchParams));
    expect(again).toEqual({
      status: 303,
      page: 'https://app.example/done?x=1',
      fragment: {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      },
    });
  });

  it('redirects only to allowed pages; otherwise the session goes to our own site', async () => {
    await signUpAddress(server, 'own@person.example');
    const token = tokenIn(await server.mails.next('own@person.example'));
    const { page, fragment } = await follow({ token, type: 'signup', redirect_to: 'https://evil.example/' });
    expect(page).toBe('http://cogn.test/');
    expect(fragment).toHaveProperty('access_token');
  });

  it.each([{}, { token: 'x' }, { token: 'x', type: 'nonsense' }, { type: 'signup' }])(
    'puts the error for %j into the fragment too',
    async (query) => {
      const { status, fragment } = await follow(query as Record<string, string>);
      expect(status).toBe(303);
      expect(fragment).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' });
    },
  );
});
