import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { bareImports, trimClient, trimIcon, unwrapColourMix } from './trim-libraries.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@supabase/postgrest-js'));
const whole = readFileSync(join(folder, 'index.mjs'), 'utf8');
const trimmed = trimClient(whole);
const { PostgrestClient: TrimmedClient } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(trimmed)}`
)) as { PostgrestClient: typeof PostgrestClient };

/** Sends every kind of request that the app makes and records the requests and parsed responses. */
async function exchange(Client: typeof PostgrestClient, respond: () => Response): Promise<unknown> {
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
  const responses = [
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
  return { requests, responses: responses.map(({ data, error, status }) => ({ data, code: error?.code, status })) };
}

test.each([
  ['rows', () => Response.json([{ id: 'a' }])],
  ['nothing', () => new Response(null, { status: 204 })],
  ['no JSON', () => new Response('<html>')],
  ['a refusal', () => Response.json({ code: '42501', message: 'no' }, { status: 403 })],
  ['a failing server', () => new Response('busy', { status: 503 })],
  ['an empty 404', () => new Response('', { status: 404 })],
  ['no answer', () => Promise.reject(new TypeError('network')) as never],
])('the trimmed client sends and reads the same as the original: %s', async (_name, respond) => {
  expect(await exchange(TrimmedClient, respond)).toEqual(await exchange(PostgrestClient, respond));
});

test('an unknown version of the client fails the build', () => {
  expect(() => trimClient(whole.replaceAll('fetchWithRetry', 'other'))).toThrow('no longer finds');
});

test.each([
  [
    '(await __vitePreload(async () => {\n\tconst { Part } = await import("./part.js");\n\treturn { Part };\n}, __VITE_PRELOAD__)).Part',
    '(await import("./part.js")).Part',
  ],
  ['__vitePreload(() => import("./page.js").then((n) => n.t), __VITE_PRELOAD__)', 'import("./page.js").then((n) => n.t)'],
])('Vite’s call of its preload helper becomes a bare import: %j', (call, bare) => {
  expect(bareImports(`const load = async () => ${call};`)).toBe(`const load = async () => ${bare};`);
});

test('another form of the call stays', () => {
  const call = '__vitePreload(load, __VITE_PRELOAD__)';
  expect(bareImports(call)).toBe(call);
});

const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');
const read = (name: string) => readFileSync(join(icons, `${name}.mjs`), 'utf8');

test('a trimmed icon keeps its lines and name, and loses keys, size and aliases', () => {
  const trimmed = trimIcon(read('triangle-exclamation-point'));

  expect(trimmed).toContain('"M12 17h.01"');
  expect(trimmed).toContain('name: "triangle-exclamation-point"');
  expect(trimmed).not.toMatch(/key:|size:|aliases:|'\.\.\/createLucideIcon\.mjs'/);
});

test('shapes other than paths keep their attributes', () => {
  expect(trimIcon(read('lock'))).toMatch(/\["rect", \{ width: "18", height: "11".*\}\]/);
});

test('a module that only re-exports an icon stays unchanged', () => {
  const code = read('triangle-alert');
  expect(trimIcon(code)).toBe(code);
});

test('a mixed colour loses its browser support test', () => {
  const mixed = '.a{color:color-mix(in srgb, var(--a), var(--b) 40%)}';
  const asked = `@supports (color:color-mix(in lab, red, red)){${mixed}}`;

  expect(unwrapColourMix(`.a{color:var(--a)}${asked}@media print{.b{color:red}${asked}}.c{color:red}`)).toBe(
    `.a{color:var(--a)}${mixed}@media print{.b{color:red}${mixed}}.c{color:red}`,
  );
});

test('other support tests stay', () => {
  const rule = '@supports (display:grid){.a{display:grid}}';
  expect(unwrapColourMix(rule)).toBe(rule);
});
