import { AuthClient } from '@supabase/auth-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchWithRetryAfter } from '#core/session/load-auth-client.ts';
import messages from './messages/pt.ts';
import { NoAnswerNotice } from './no-answer-notice.tsx';
import { readRefusal, type Refusal } from './read-refusal.ts';

const shown = (refusal: Refusal | null) =>
  renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ 'auth-ui': messages }}>
      <NoAnswerNotice refusal={refusal} />
    </IntlProvider>,
  );

afterEach(() => vi.unstubAllGlobals());

/** The refusal that the sign-in form gets for this response. */
async function refusalOf(answer: Response, now: number): Promise<Refusal> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const client = new AuthClient({ url: 'http://server/auth/v1', fetch: fetchWithRetryAfter, persistSession: false });
  const { error } = await client.signInWithPassword({ email: 'a@example.com', password: 'wrong' });
  return readRefusal(error, now);
}

it('shows in the form that the server is busy, that the text stays, and the time of its Retry-After', async () => {
  const noon = new Date(2026, 10, 23, 12).getTime();
  const body = { code: 'not_ready', message: 'Try again shortly.' };
  const refusal = await refusalOf(Response.json(body, { status: 503, headers: { 'retry-after': '180' } }), noon);
  const notice = shown(refusal);
  expect(notice).toContain('role="alert"');
  expect(notice).toContain(messages.busyTitle);
  expect(notice).toContain(messages.busyText.replace('{time}', '12:03'));
});

it('assumes a minute when a busy server names no time', async () => {
  expect(await refusalOf(new Response('<html>', { status: 503 }), 0)).toEqual({ kind: 'busy', until: 60_000 });
});

it('explains a missing connection, and shows nothing for refusals that the form shows itself', () => {
  expect(shown({ kind: 'offline' })).toContain(messages.offlineTitle);
  expect(shown({ kind: 'invalidCredentials' })).toBe('');
  expect(shown(null)).toBe('');
});
