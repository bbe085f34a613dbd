import type { TestServer } from '#testing/start-test-server.ts';
import { tokenIn } from './mail-contents.ts';
import { post, type TestResponse } from './requests.ts';

/** The default password of test users. */
export const goodPassword = 'a calm blue kettle';

interface SignUp {
  password?: string;
  data?: Record<string, unknown>;
  redirectTo?: string;
}

export function signUpAddress(server: TestServer, email: string, options: SignUp = {}): Promise<TestResponse> {
  const { password = goodPassword, data, redirectTo } = options;
  return post(server, 'signup', { email, password, data }, { query: redirectTo ? { redirect_to: redirectTo } : {} });
}

/** Signs up an address and confirms it with the link in its mail. Returns the session. */
export async function confirmedPerson(
  server: TestServer,
  email: string,
  options: SignUp = {},
): Promise<TestResponse['body']> {
  await signUpAddress(server, email, options);
  const mail = await server.mails.next(email);
  const verified = await post(server, 'verify', { type: 'signup', token_hash: tokenIn(mail) });
  if (verified.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(verified.body)}`);
  return verified.body;
}

export function logIn(server: TestServer, email: string, password = goodPassword): Promise<TestResponse> {
  return post(server, 'token', { email, password }, { query: { grant_type: 'password' } });
}

export function refresh(server: TestServer, refreshToken: string): Promise<TestResponse> {
  return post(server, 'token', { refresh_token: refreshToken }, { query: { grant_type: 'refresh_token' } });
}
