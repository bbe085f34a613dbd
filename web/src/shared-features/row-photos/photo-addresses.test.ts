import { beforeEach, expect, it, vi } from 'vitest';
import { rowPhotoAddress } from './photo-addresses.ts';

const { requests, server } = vi.hoisted(() => ({
  requests: [] as { path: string; paths: string[] }[],
  server: { isThere: true },
}));

vi.mock('#core/server/server-settings.ts', () => ({ serverSettings: () => ({ url: 'https://cogn.example' }) }));
vi.mock('#core/wire/ask-server.ts', () => ({
  askServer: (path: string, { body }: RequestInit) => {
    const { paths } = JSON.parse(String(body)) as { paths: string[] };
    requests.push({ path, paths });
    if (!server.isThere) return Promise.reject(new TypeError('no response'));
    const sign = (name: string) => (name.endsWith('gone') ? null : `/object/sign/${name}?token=t`);
    return Promise.resolve(Response.json(paths.toReversed().map((name) => ({ path: name, signedURL: sign(name) }))));
  },
}));

beforeEach(() => {
  requests.length = 0;
  server.isThere = true;
});

it('asks for the addresses of all photos of a page in one request for each bucket', async () => {
  const asked = ['cup', 'bed'].map((id) => rowPhotoAddress('item-photos', 'ana', id));
  const other = rowPhotoAddress('thought-photos', 'ana', 'window');
  expect(await Promise.all(asked)).toEqual(
    ['cup', 'bed'].map((id) => `https://cogn.example/storage/v1/object/sign/ana/${id}?token=t`),
  );
  await other;
  expect(requests).toEqual([
    { path: 'storage/v1/object/sign/item-photos', paths: ['ana/cup', 'ana/bed'] },
    { path: 'storage/v1/object/sign/thought-photos', paths: ['ana/window'] },
  ]);
});

it('asks for at most a hundred addresses at once', async () => {
  await Promise.all(Array.from({ length: 101 }, (_, place) => rowPhotoAddress('item-photos', 'ana', String(place))));
  expect(requests.map(({ paths }) => paths.length)).toEqual([100, 1]);
});

it('has no address for a photo that the server lacks, and still those of the others', async () => {
  const [gone, cup] = await Promise.allSettled(['gone', 'cup'].map((id) => rowPhotoAddress('item-photos', 'ana', id)));
  expect([gone?.status, cup?.status]).toEqual(['rejected', 'fulfilled']);
});

it('fails for all photos without a connection', async () => {
  server.isThere = false;
  await expect(rowPhotoAddress('item-photos', 'ana', 'cup')).rejects.toThrow(TypeError);
});
