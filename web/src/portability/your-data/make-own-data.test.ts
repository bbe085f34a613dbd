import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#core/session/session.ts';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { createDataClient } from '#core/wire/data-client.ts';
import type { FileDependencies } from '#portability/export/make-export.ts';
import { makeOwnData, type OwnDataRequest } from './make-own-data.ts';

const userId = 'b0e4ab8c-0000-4000-8000-000000000002';
const night = {
  id: 'a',
  user_id: userId,
  date: '2026-03-11',
  hours: 7,
  notes: '=1+1',
  tags: ['a', 'b'],
  created_at: '2026-03-12T09:00:00Z',
};
const idOf = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const [window, removed, sent, vanished, notListed, cup] = [1, 2, 3, 4, 5, 6].map(idOf) as [
  ...[string, string, string, string, string, string],
];
const thought = { id: 't', user_id: userId, date: '2026-03-11', photos: [window], created_at: '2026-03-12T09:00:00Z' };
const message = { id: 'm', user_id: userId, text: 'Quero água', photo: cup, created_at: '2026-03-12T09:00:00Z' };
const photo = new Uint8Array([137, 80, 78, 71]);

/** Responses of the fake server by URL suffix; any other URL returns an empty list. */
const answers: Record<string, () => Response> = {
  '/rest/v1/rpc/own_rows': () => {
    const consent = { id: 'c', user_id: userId, purpose: 'health', granted: true };
    const read = [
      { table: 'sleep_entries', rows: [night] },
      { table: 'thoughts_entries', rows: [thought] },
      { table: 'quick_messages', rows: [message] },
      { table: 'consents', rows: [consent] },
    ];
    return Response.json({ read, left: [], skipped: 0 });
  },
  '/rest/v1/rpc/calendar_feed': () => Response.json({ shows: 'busy' }),
  '/rest/v1/rpc/health_links': () => Response.json([]),
  '/auth/v1/user': () => Response.json({ id: userId, email: 'ana@example.org' }),
  '/auth/v1/sessions': () => Response.json({ code: 'not_found' }, { status: 404 }),
  [`/storage/v1/object/authenticated/avatars/${userId}/photo`]: () =>
    new Response(photo, { headers: { 'content-type': 'image/png' } }),
  [`/storage/v1/object/authenticated/thought-photos/${userId}/${window}`]: () =>
    new Response(photo, { headers: { 'content-type': 'image/jpeg' } }),
  [`/storage/v1/object/authenticated/item-photos/${userId}/${cup}`]: () =>
    new Response(photo, { headers: { 'content-type': 'image/jpeg' } }),
};
/** The photos on the server by bucket. A removed photo stays there for a while. */
const inFolder: Readonly<Record<string, readonly string[]>> = {
  'thought-photos': [window, removed, sent, vanished],
  'item-photos': [cup, removed],
};
const answer = (input: string | URL | Request, init?: RequestInit) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
  if (pathname.endsWith('/object/list/avatars')) {
    const { prefix } = JSON.parse(String(init?.body)) as { prefix: string };
    return Promise.resolve(Response.json(prefix === userId ? [{ name: 'photo', id: 'p' }] : []));
  }
  const listed = inFolder[pathname.split('/object/list/')[1] ?? ''];
  if (listed) return Promise.resolve(Response.json(listed.map((name) => ({ name, id: name }))));
  return Promise.resolve(answers[pathname]?.() ?? Response.json([]));
};
const makeDependencies = (changes: Partial<FileDependencies> = {}): FileDependencies => ({
  client: createDataClient('http://localhost', answer),
  load: () => Promise.resolve({ title: 'Sono' }),
  now: () => new Date(2026, 2, 20),
  ...changes,
});
const request: OwnDataRequest = {
  userId,
  language: 'pt',
  readme: { name: 'LEIA-ME.txt', paragraphs: ['Uma cópia.'], photosGone: (count) => `Sem ${String(count)} fotos.` },
  tableNames: { consents: 'Permissões', preferences: '', push_subscriptions: '', premium_periods: '' },
  unsent: [],
};

async function make(changes: Partial<OwnDataRequest> = {}) {
  const made = await makeOwnData({ ...request, ...changes }, makeDependencies());
  if (made.kind !== 'file') throw new Error('there is no file');
  const files = unzipSync(new Uint8Array(await (made.content as Blob).arrayBuffer()));
  // The decoder removes the BOM.
  return { ...made, files, textOf: (path: string) => strFromU8(files[path]!) };
}

describe('a copy of all of a user’s data', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('location', { origin: 'http://localhost' });
    vi.spyOn(sessionStore, 'accessToken').mockResolvedValue('token');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('contains the raw rows, a CSV for each table, the account and the photo, with a readme', async () => {
    const { name, records, files, textOf } = await make();
    expect([name, records]).toEqual(['cogn-2026-03-20.zip', 4]);
    expect(Object.keys(files)).toEqual([
      'LEIA-ME.txt',
      'cogn.json',
      'account.json',
      'tables/quick_messages.csv',
      'tables/sleep_entries.csv',
      'tables/thoughts_entries.csv',
      'tables/consents.csv',
      'photos/photo.png',
      `photos/thoughts/${window}.jpg`,
      `photos/items/${cup}.jpg`,
    ]);
    const { user_id: _, ...columns } = night;
    const everything = JSON.parse(textOf('cogn.json')) as { tables: Record<string, unknown> };
    expect(everything.tables).toMatchObject({
      sleep_entries: [columns],
      consents: [{ purpose: 'health' }],
      mood_entries: [],
    });
    expect(textOf('tables/sleep_entries.csv')).toBe(
      '"id";"date";"hours";"notes";"tags";"created_at"\r\n"a";"2026-03-11";"7";"\'=1+1";"[""a"",""b""]";"2026-03-12T09:00:00Z"\r\n',
    );
    expect(JSON.parse(textOf('account.json'))).toEqual({
      user: { id: userId, email: 'ana@example.org' },
      sign_ins: null,
      calendar_feed: { shows: 'busy' },
      health_links: [],
    });
    expect(files['photos/photo.png']).toEqual(photo);
    expect(files[`photos/thoughts/${window}.jpg`]).toEqual(photo);
    expect(textOf('LEIA-ME.txt')).toContain(
      'tables/quick_messages.csv: Sono (1)\r\ntables/sleep_entries.csv: Sono (1)\r\ntables/thoughts_entries.csv: Sono (1)\r\ntables/consents.csv: Permissões (1)',
    );
  });

  it('lacks a removed photo and one that vanishes meanwhile, and its readme says how many are missing', async () => {
    const folder = `/storage/v1/object/authenticated/thought-photos/${userId}`;
    const answerGone = vi.fn(() => Response.json({ code: 'NoSuchKey' }, { status: 404 }));
    const read = vi.fn(() => new Response(photo, { headers: { 'content-type': 'image/jpeg' } }));
    Object.assign(answers, {
      [`${folder}/${removed}`]: read,
      [`${folder}/${sent}`]: read,
      [`${folder}/${vanished}`]: answerGone,
    });
    const values = { photos: [sent, vanished, notListed] };
    const { files, textOf } = await make({ unsent: [makeOperation({ table: 'thoughts_entries', values })] });
    expect(Object.keys(files).filter((path) => path.startsWith('photos/thoughts'))).toEqual([
      `photos/thoughts/${window}.jpg`,
      `photos/thoughts/${sent}.jpg`,
    ]);
    expect([read, answerGone].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(textOf('LEIA-ME.txt')).toContain('Sem 2 fotos.');
    expect((await make()).textOf('LEIA-ME.txt')).not.toContain('Sem');
  });

  it('contains the operations that only this device has', async () => {
    const { textOf } = await make({ unsent: [makeOperation({ table: 'water_entries' })] });
    expect(textOf('this-device.json')).toContain('water_entries');
  });

  it('is not made when a part of it cannot be read', async () => {
    for (const path of [
      '/auth/v1/user',
      '/rest/v1/rpc/own_rows',
      `/storage/v1/object/authenticated/avatars/${userId}/photo`,
    ]) {
      const before = answers[path]!;
      answers[path] = () => Response.json({ code: 'unexpected_failure' }, { status: 500 });
      await expect(makeOwnData(request, makeDependencies())).rejects.toThrow();
      answers[path] = before;
    }
  });

  it('stops when it is aborted', async () => {
    const end = new AbortController();
    const making = makeOwnData(request, makeDependencies({ signal: end.signal, progress: () => end.abort() }));
    await expect(making).rejects.toThrow();
  });
});
