import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, startRestServer } from './support/rest-server.ts';
import { makePhotographer, pictureBlob, storageClient } from './support/storage-people.ts';

describe.each(engines)('the operator’s limits for photos, on %s', (engine) => {
  let server: TestServer;
  const megabyte = 1024 * 1024;
  beforeAll(async () => {
    server = await startRestServer(engine, { config: { photos: { largest: megabyte, types: ['jpeg', 'png'] } } });
  });
  afterAll(() => server.close());

  test('a kind that the operator does not allow is refused', async () => {
    const { avatars, photo } = await makePhotographer(server);
    const gif = await avatars.upload(photo, await pictureBlob('gif'));
    expect(gif.error).toMatchObject({
      status: 415,
      code: 'InvalidMimeType',
      message: 'mime type image/gif is not supported',
    });
    expect((await avatars.upload(photo, await pictureBlob('png'))).error).toBeNull();
  });

  test('a photo above the operator’s size is refused, by a signed address too', async () => {
    const { avatars, photo } = await makePhotographer(server);
    const picture = await pictureBlob();
    const padding = new Uint8Array(megabyte - picture.size);
    const large = new Blob([picture, padding, new Uint8Array(1)]);
    expect((await avatars.upload(photo, large)).error).toMatchObject({ status: 413, code: 'EntityTooLarge' });
    const signed = await avatars.createSignedUploadUrl(photo);
    const sent = await avatars.uploadToSignedUrl(photo, signed.data?.token ?? '', large);
    expect(sent.error).toMatchObject({ status: 413 });
    expect((await avatars.upload(photo, new Blob([picture, padding]))).error).toBeNull();
  });

  test('the bucket shows the limits that apply', async () => {
    const { data } = await storageClient(server, server.keys.serviceKey).getBucket('avatars');
    expect(data).toMatchObject({ file_size_limit: megabyte, allowed_mime_types: ['image/jpeg', 'image/png'] });
  });
});
