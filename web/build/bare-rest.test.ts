import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { bareClient } from './bare-rest.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@supabase/postgrest-js'));
const whole = readFileSync(join(folder, 'index.mjs'), 'utf8');
const bare = bareClient(whole);
const { PostgrestClient: BareClient } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(bare)}`
)) as { PostgrestClient: typeof PostgrestClient };

/** What each client asks for every question that this program puts, and what it makes of the answer. */
async function asked(Client: typeof PostgrestClient, respond: () => Response): Promise<unknown> {
  const requests: unknown[] = [];
  const client = new Client('https://cogn.test/rest/v1', {
    retry: false,
    fetch: (input, { method, headers, body, signal } = {}) => {
      requests.push({ input, method, headers, body, aborts: signal !== undefined });
      return Promise.resolve().then(respond);
    },
  });
  const rows = () => client.from('water_entries');
  const { signal } = new AbortController();
  const answers = [
    await rows()
      .select()
      .gte('date', '2026-11-01')
      .lte('date', '2026-11-30')
      .order('date')
      .range(0, 999)
      .abortSignal(signal),
    await rows().select().in('id', ['a,b', 'c']).order('id', { ascending: false }).limit(1),
    await rows().select('id').eq('id', 'a').single(),
    await rows().upsert({ id: 'a' }, { onConflict: 'id', ignoreDuplicates: true }).select(),
    await rows().update({ amount_ml: 1 }).eq('id', 'a').eq('updated_at', '2026').select(),
    await rows().delete().eq('id', 'a').select('id'),
    await client.rpc('count_pet_points', { today: '2026-11-23' }).abortSignal(signal).single(),
  ];
  return { requests, answers: answers.map(({ data, error, status }) => ({ data, code: error?.code, status })) };
}

test.each([
  ['rows', () => Response.json([{ id: 'a' }])],
  ['nothing', () => new Response(null, { status: 204 })],
  ['no JSON', () => new Response('<html>')],
  ['a refusal', () => Response.json({ code: '42501', message: 'no' }, { status: 403 })],
  ['a failing server', () => new Response('busy', { status: 503 })],
  ['an empty 404', () => new Response('', { status: 404 })],
  ['no answer', () => Promise.reject(new TypeError('network')) as never],
])('the thinned client asks and understands as the whole one does: %s', async (_name, respond) => {
  expect(await asked(BareClient, respond)).toEqual(await asked(PostgrestClient, respond));
});

test('a client whose text has changed fails the build', () => {
  expect(() => bareClient(whole.replaceAll('fetchWithRetry', 'other'))).toThrow('no longer finds');
});
