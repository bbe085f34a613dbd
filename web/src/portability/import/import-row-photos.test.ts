import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { openZip } from '#lib/read-zip.ts';
import { importRowPhotos, photosToSend, planRowPhotos } from './import-row-photos.ts';

/** The server's refusals by photo, the paths of accepted uploads, and the names of the photos in every bucket. */
const refusals = new Map<string, number>();
let uploaded: string[] = [];
let there: readonly string[] = [];

vi.mock('#core/wire/ask-server.ts', () => ({
  askServer: (path: string) => {
    if (path.includes('/list/')) return Promise.resolve(Response.json(there.map((name) => ({ name, id: name }))));
    const id = path.slice(-36);
    const status = refusals.get(id);
    if (status !== undefined) return Promise.reject(Object.assign(new Error('refused'), { status }));
    uploaded.push(path);
    return Promise.resolve(Response.json({}));
  },
}));

const idOf = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const [first, second, third, unnamed] = [idOf(1), idOf(2), idOf(3), idOf(4)] as [string, string, string, string];
const zip = openZip(
  zipSync(
    Object.fromEntries([first, second, third, unnamed].map((id) => [`photos/thoughts/${id}.jpg`, strToU8('picture')])),
  ),
);
const file = {
  rows: new Map([
    ['thoughts_entries', [{ photos: [first, second] }, { photos: null }, null, { photos: [third, '../x', 7] }]],
  ]),
  account: null,
  unknown: [],
  leftOut: 0,
};
const ana = { id: 'ana', isPremium: true, agreed: ['health'] };
const run = async (progress: (share: number) => void = () => undefined) => {
  const plan = await planRowPhotos(zip, file, ana);
  return importRowPhotos(plan, { userId: ana.id, signal: new AbortController().signal, progress });
};

beforeEach(() => {
  refusals.clear();
  uploaded = [];
  there = [];
});

it('uploads the photos that the thoughts of the file name and the account lacks', async () => {
  there = [second];
  const shares: number[] = [];
  expect(await run((share) => shares.push(share))).toEqual({ taken: 2, left: 0, isPaused: false });
  expect(shares).toEqual([0, 0.5]);
  expect(uploaded).toEqual([first, third].map((id) => `storage/v1/object/thought-photos/ana/${id}`));
});

it('uploads a photo once that many thoughts name, and at most as many photos as an account holds', async () => {
  const ids = Array.from({ length: 260 }, (_, index) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`);
  // The first fifty photos have no file in the ZIP, and must not take the places of photos that have one.
  const content = Object.fromEntries(ids.slice(50).map((id) => [`photos/thoughts/${id}.jpg`, strToU8('picture')]));
  const rows = new Map([['thoughts_entries', [...ids, ...ids].map((id) => ({ photos: [id, id] }))]]);
  const plan = await planRowPhotos(openZip(zipSync(content)), { ...file, rows }, ana);
  expect([...plan.values()].map(({ id }) => id)).toEqual(ids.slice(50, 250));
});

it('sends no photo that only the file’s version of a differing thought names, unless that version is taken', async () => {
  const rows = new Map([['thoughts_entries', [{ photos: [first, second, third] }, { photos: [third, unnamed] }]]]);
  const plan = await planRowPhotos(zip, { ...file, rows }, ana);
  const blocked = { premium: 0, pastAppointment: 0, agreement: 0 };
  // The account's thought already names the first photo. The file's other thought, which is the same here, names the third.
  const differing = [{ mine: { id: 'a', photos: [first] }, values: { photos: [first, second, third] } }];
  const thoughts = { table: 'thoughts_entries', added: [], filled: [], same: 1, differing, blocked, unreadable: 0 };
  const sent = (takesFile: boolean) => [...photosToSend([thoughts], plan, takesFile).values()].map(({ id }) => id);
  expect(sent(false)).toEqual([first, third, unnamed]);
  expect(sent(true)).toEqual([first, second, third, unnamed]);
});

it('goes on after a photo that the server refuses, and says that it was left', async () => {
  refusals.set(first, 415);
  expect(await run()).toEqual({ taken: 2, left: 1, isPaused: false });
});

it('offers photos of thoughts with premium and consent to health data only, those of messages and recipes to everybody', async () => {
  const items = Object.fromEntries([first, second, third].map((id) => [`photos/items/${id}.jpg`, strToU8('picture')]));
  const rows = new Map<string, readonly unknown[]>([
    ...file.rows,
    ['quick_messages', [{ photo: first }, { photo: null }, { photo: '../x' }]],
    ['recipes', [{ photo: second }]],
  ]);
  const both = openZip(zipSync({ ...items, [`photos/thoughts/${first}.jpg`]: strToU8('picture') }));
  const planned = async (change: object) => [
    ...(await planRowPhotos(both, { ...file, rows }, { ...ana, ...change })).keys(),
  ];
  const ofItems = [`item-photos/${first}`, `item-photos/${second}`];
  expect(await planned({})).toEqual([`thought-photos/${first}`, ...ofItems]);
  for (const change of [{ isPremium: false }, { agreed: ['spirituality'] }]) expect(await planned(change)).toEqual(ofItems);

  const differing = [{ mine: { id: 'a', photo: null }, values: { photo: first } }];
  const blocked = { premium: 0, pastAppointment: 0, agreement: 0 };
  const messages = { table: 'quick_messages', added: [], filled: [], same: 0, differing, blocked, unreadable: 0 };
  const plan = await planRowPhotos(both, { ...file, rows }, { ...ana, isPremium: false });
  expect([...photosToSend([messages], plan, false).keys()]).toEqual([`item-photos/${second}`]);
});

it('stops after a refusal that holds for all photos', async () => {
  refusals.set(second, 403);
  expect(await run()).toEqual({ taken: 1, left: 2, isPaused: false });
  expect(uploaded).toHaveLength(1);
});

it('stops when the server asks for a pause', async () => {
  refusals.set(second, 429);
  expect(await run()).toEqual({ taken: 1, left: 2, isPaused: true });
  expect(uploaded).toHaveLength(1);
});

it('has nothing to upload from a file that is no copy of all data', async () => {
  expect((await planRowPhotos(openZip(strToU8('{}')), file, ana)).size).toBe(0);
});
