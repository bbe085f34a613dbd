import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, makePerson, startRestServer, signToken } from './support/rest-server.ts';
import { pictureBlob, storageClient } from './support/storage-people.ts';

const notFound = { error: { status: 404, code: 'NoSuchBucket', message: 'Bucket not found' } };

describe.each(engineOfThisRun)('buckets of the service key, on %s', (engine) => {
  let server: TestServer;
  let operator: ReturnType<typeof storageClient>;
  beforeAll(async () => {
    server = await startRestServer(engine);
    operator = storageClient(server, server.keys.serviceKey);
  });
  afterAll(() => server.close());

  const filesOnDisk = async () => (await readdir(server.objectsFolder).catch(() => [])).length;
  const asOwner = (text: string, values: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query<Record<string, unknown>>(text, values));
  const clientOf = async () => {
    const person = await makePerson(server);
    return { ...person, storage: storageClient(server, person.token) };
  };

  test('a bucket is created, found, listed, changed, emptied and deleted', async () => {
    const options = { public: false, fileSizeLimit: '10KB', allowedMimeTypes: ['text/plain', 'image/*'] };
    expect(await operator.createBucket('papers', options)).toEqual({ data: { name: 'papers' }, error: null });
    const papers = { id: 'papers', name: 'papers', owner: null, public: false, type: 'STANDARD' };
    const limits = { file_size_limit: 10_000, allowed_mime_types: ['text/plain', 'image/*'] };
    expect((await operator.getBucket('papers')).data).toMatchObject({ ...papers, ...limits });
    expect((await operator.listBuckets({ search: 'PAPER' })).data).toMatchObject([papers]);
    const sorted = await operator.listBuckets({ sortColumn: 'name', sortOrder: 'desc', limit: 2, offset: 1 });
    expect(sorted.data?.map(({ id }) => id)).toEqual(['papers', 'item-photos']);
    expect(await operator.createBucket('papers')).toMatchObject({
      error: { status: 409, code: 'ResourceAlreadyExists', message: 'The resource already exists' },
    });

    expect(await operator.updateBucket('papers', { public: true })).toMatchObject({
      data: { message: 'Successfully updated' },
    });
    expect((await operator.getBucket('papers')).data).toMatchObject({ public: true, ...limits });
    await operator.updateBucket('papers', { public: false, fileSizeLimit: null, allowedMimeTypes: null });
    expect((await operator.getBucket('papers')).data).toMatchObject({
      ...{ public: false, file_size_limit: null, allowed_mime_types: null },
    });

    const before = await filesOnDisk();
    expect((await operator.from('papers').upload('a/b.txt', 'text')).error).toBeNull();
    expect(await operator.deleteBucket('papers')).toMatchObject({
      error: { status: 409, code: 'ResourceNotEmpty', message: 'The bucket you tried to delete is not empty' },
    });
    expect((await operator.emptyBucket('papers')).data).toEqual({ message: 'Successfully emptied' });
    expect((await operator.from('papers').list('a')).data).toEqual([]);
    expect(await filesOnDisk()).toBe(before);
    expect((await operator.deleteBucket('papers')).data).toEqual({ message: 'Successfully deleted' });
    for (const attempt of [
      operator.getBucket('papers'),
      operator.updateBucket('papers', { public: true }),
      operator.emptyBucket('papers'),
      operator.deleteBucket('papers'),
      operator.from('papers').upload('a', 'text'),
    ]) {
      expect(await attempt).toMatchObject(notFound);
    }
  });

  test('a bucket of several hundred objects is emptied with all their bytes', async () => {
    await operator.createBucket('many');
    await asOwner(
      `insert into storage.orphaned_objects select gen_random_uuid(), now() + interval '1 hour' from generate_series(1, 250)`,
    );
    await asOwner(
      `insert into storage.objects (bucket_id, name, version) select 'many', version, version from storage.orphaned_objects`,
    );
    expect((await operator.emptyBucket('many')).error).toBeNull();
    expect((await asOwner(`select from storage.objects where bucket_id = 'many'`)).count).toBe(0);
    expect((await asOwner('select from storage.orphaned_objects')).count).toBe(0);
    await operator.deleteBucket('many');
  });

  test('unusable names and settings are refused', async () => {
    for (const name of ['', ' a', 'a ', 'a/b', 'a\u0000', 'é', '..', 'public', 'sign', 'b'.repeat(101)]) {
      expect(await operator.createBucket(name)).toMatchObject({ error: { status: 400, code: 'InvalidBucketName' } });
    }
    const create = (options: Partial<NonNullable<Parameters<typeof operator.createBucket>[1]>>) =>
      operator.createBucket('refused', { public: false, ...options });
    expect(await create({ fileSizeLimit: 5 * 1024 ** 2 + 1 })).toMatchObject({ error: { status: 413 } });
    expect(await create({ fileSizeLimit: '20GB' })).toMatchObject({ error: { code: 'EntityTooLarge' } });
    for (const fileSizeLimit of [-1, 1.5, '5', 'MB', '1 MB']) {
      expect(await create({ fileSizeLimit })).toMatchObject({ error: { status: 400, code: 'InvalidRequest' } });
    }
    expect(await create({ allowedMimeTypes: ['png'] })).toMatchObject({ error: { status: 415, code: 'InvalidMimeType' } });
    expect(await create({ allowedMimeTypes: Array<string>(101).fill('a/b') })).toMatchObject({ error: { status: 400 } });
    expect(await create({ type: 'ANALYTICS' })).toMatchObject({ error: { code: 'NotSupported' } });
    expect(await create({ versioningStatus: 'ENABLED' })).toMatchObject({ error: { code: 'NotSupported' } });
    expect(await operator.getBucket('refused')).toMatchObject(notFound);
  });

  test('a user neither sees nor changes a bucket, and reaches no object of it', async () => {
    await operator.createBucket('closed');
    await operator.from('closed').upload('note', 'text');
    const { id, storage } = await clientOf();
    expect((await storage.listBuckets()).data).toEqual([]);
    for (const attempt of [
      storage.getBucket('closed'),
      storage.updateBucket('closed', { public: true }),
      storage.emptyBucket('closed'),
      storage.deleteBucket('closed'),
      storage.updateBucket('avatars', { public: true }),
    ]) {
      expect(await attempt).toMatchObject(notFound);
    }
    const denied = { error: { status: 403, code: 'AccessDenied' } };
    expect(await storage.createBucket('mine')).toMatchObject(denied);
    const closed = storage.from('closed');
    const before = await filesOnDisk();
    expect(await closed.upload(`${id}/note`, 'text')).toMatchObject(denied);
    expect(await closed.upload('note', 'other', { upsert: true })).toMatchObject(denied);
    expect(await filesOnDisk()).toBe(before);
    for (const attempt of [
      closed.download('note'),
      closed.info('note'),
      closed.move('note', 'b'),
      closed.copy('note', 'b'),
    ]) {
      expect(await attempt).toMatchObject({ error: { code: 'NoSuchKey' } });
    }
    expect((await closed.list()).data).toEqual([]);
    expect((await closed.remove(['note'])).data).toEqual([]);
    expect(await storageClient(server).createBucket('anonymous')).toMatchObject(denied);
    expect(await (await operator.from('closed').download('note')).data?.text()).toBe('text');
  });

  test('the photo buckets are not changed, emptied or deleted, and take nothing but pictures from the service key', async () => {
    for (const id of ['avatars', 'thought-photos']) {
      for (const attempt of [
        operator.updateBucket(id, { public: true, allowedMimeTypes: null }),
        operator.emptyBucket(id),
        operator.deleteBucket(id),
      ]) {
        expect(await attempt).toMatchObject({ error: { status: 400, code: 'NotSupported' } });
      }
    }
    const avatars = operator.from('avatars');
    expect(await avatars.upload('a/b', '<svg/>', { contentType: 'image/png' })).toMatchObject({
      error: { code: 'InvalidMimeType' },
    });
    // The rules of the bucket for photos stay the same, even if an operator loosens its row.
    await asOwner(
      `update storage.buckets set public = true, file_size_limit = null, allowed_mime_types = null where id in ('avatars', 'thought-photos')`,
    );
    expect((await operator.getBucket('thought-photos')).data).toMatchObject({
      ...{ public: false, file_size_limit: 400_000, allowed_mime_types: ['image/jpeg'] },
    });
    expect((await operator.getBucket('avatars')).data).toMatchObject({
      ...{ public: false, file_size_limit: 5 * 1024 ** 2, allowed_mime_types: ['image/jpeg', 'image/png', 'image/gif'] },
    });
    await avatars.upload('a/b', await pictureBlob());
    expect((await server.fetch(avatars.getPublicUrl('a/b').data.publicUrl)).status).toBe(404);
    expect(await avatars.upload('a/c', 'text')).toMatchObject({ error: { code: 'InvalidMimeType' } });
  });

  test('objects are stored as sent, of the types and up to the size that the bucket allows', async () => {
    await operator.createBucket('typed', { public: false, fileSizeLimit: 20, allowedMimeTypes: ['text/csv', 'audio/*'] });
    const typed = operator.from('typed');
    const upload = (contentType: string, body: string | Blob = 'a;b') =>
      typed.upload('file', body, { contentType, upsert: true });
    expect((await upload('text/csv;charset=UTF-8')).error).toBeNull();
    expect((await upload('', new Blob(['sound'], { type: 'audio/webm;codecs=opus' }))).error).toBeNull();
    const { data } = await typed.info('file');
    expect(data).toMatchObject({ size: 5, contentType: 'audio/webm', bucketId: 'typed' });
    for (const type of ['text/plain', 'image/png', 'audio', 'text/html']) {
      expect(await upload(type)).toMatchObject({ error: { status: 415, code: 'InvalidMimeType' } });
    }
    expect(await upload('text/csv', 'x'.repeat(21))).toMatchObject({ error: { status: 413, code: 'EntityTooLarge' } });
    expect((await upload('text/csv', 'x'.repeat(20))).error).toBeNull();
    await operator.updateBucket('typed', { public: false, fileSizeLimit: null, allowedMimeTypes: [] });
    const large = crypto.getRandomValues(new Uint8Array(60_000));
    expect((await typed.upload('large', large, { contentType: 'application/zip' })).error).toBeNull();
    const down = (await typed.download('large')).data!;
    expect([down.type, new Uint8Array(await down.arrayBuffer())]).toEqual(['application/zip', large]);
    expect(await upload('text/csv', 'x'.repeat(5 * 1024 ** 2 + 1))).toMatchObject({ error: { status: 413 } });
  });

  test('objects are listed, moved, copied, signed and removed in their bucket only', async () => {
    await operator.createBucket('moved');
    await operator.createBucket('other');
    const moved = operator.from('moved');
    await moved.upload('a/one.txt', 'one');
    expect((await moved.copy('a/one.txt', 'a/two.txt')).data).toEqual({ path: 'moved/a/two.txt' });
    expect((await moved.move('a/two.txt', 'b/three.txt')).data).toMatchObject({ message: 'Successfully moved' });
    expect((await moved.list('a')).data?.map(({ name }) => name)).toEqual(['one.txt']);
    expect((await moved.list()).data?.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(await (await moved.download('b/three.txt')).data?.text()).toBe('one');
    const elsewhere = { destinationBucket: 'other' };
    expect(await moved.move('a/one.txt', 'one', elsewhere)).toMatchObject({ error: { code: 'NotSupported' } });
    expect(await moved.copy('a/one.txt', 'one', elsewhere)).toMatchObject({ error: { code: 'NotSupported' } });
    const signed = await moved.createSignedUrl('a/one.txt', 60);
    expect(await (await server.fetch(signed.data!.signedUrl)).text()).toBe('one');
    const upload = await moved.createSignedUploadUrl('c');
    const sent = await storageClient(server).from('moved').uploadToSignedUrl('c', upload.data!.token, 'three');
    expect(sent.error).toBeNull();
    expect((await moved.remove(['a/one.txt', 'b/three.txt', 'c'])).data).toHaveLength(3);
    await expect(moved.exists('c')).resolves.toMatchObject({ data: false });
  });

  test('a public bucket is read by anybody at its public address, and a private one by nobody', async () => {
    await operator.createBucket('shown', { public: true });
    const shown = operator.from('shown');
    await shown.upload('a.txt', 'for all');
    const address = shown.getPublicUrl('a.txt').data.publicUrl;
    const answer = await server.fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, 'for all']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' },
    });
    const head = await server.fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
    expect((await server.fetch(`${address}x`)).status).toBe(404);
    const anonymous = storageClient(server).from('shown');
    expect(await anonymous.upload('b.txt', 'mine')).toMatchObject({ error: { status: 403 } });
    expect(await anonymous.list()).toMatchObject({ error: { status: 403 } });
    expect((await (await clientOf()).storage.from('shown').list()).data).toEqual([]);
    await operator.updateBucket('shown', { public: false });
    const refused = await server.fetch(address);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'NoSuchBucket' }]);
  });

  test('no object runs a script on this origin, whatever its type, at any of its addresses', async () => {
    await operator.createBucket('hostile', { public: true });
    const hostile = operator.from('hostile');
    const script = '<script>top.hacked = true</script>';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const plain = { type: 'text/plain', shown: 'inline' };
    const saved = (type: string) => ({ type, shown: "attachment; filename*=UTF-8''file" });
    const cases = [
      { type: 'text/html', body: script, expected: plain },
      { type: 'application/xhtml+xml', body: script, expected: plain },
      { type: 'text/javascript', body: 'alert(1)', expected: plain },
      { type: 'application/x-javascript', body: 'alert(1)', expected: plain },
      { type: 'text/css', body: 'body { display: none }', expected: plain },
      { type: 'image/svg+xml', body: svg, expected: saved('image/svg+xml') },
      { type: 'text/xml', body: script, expected: saved('text/xml') },
      { type: 'multipart/x-mixed-replace', body: script, expected: saved('multipart/x-mixed-replace') },
      { type: 'application/pdf', body: '%PDF', expected: saved('application/pdf') },
      { type: 'image/png', body: script, expected: { type: 'image/png', shown: 'inline' } },
    ];
    for (const { type, body, expected } of cases) {
      expect((await hostile.upload('file', body, { contentType: type, upsert: true })).error).toBeNull();
      const signed = (await hostile.createSignedUrl('file', 60)).data!.signedUrl;
      const authorization = `Bearer ${server.keys.serviceKey}`;
      for (const answer of [
        await server.fetch(hostile.getPublicUrl('file').data.publicUrl),
        await server.fetch(signed),
        await server.fetch('/storage/v1/object/hostile/file', { headers: { authorization } }),
        await server.fetch('/storage/v1/object/authenticated/hostile/file', { headers: { authorization } }),
      ]) {
        const { headers } = answer;
        expect([type, { type: headers.get('content-type'), shown: headers.get('content-disposition') }]).toEqual([
          type,
          expected,
        ]);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
        expect(await answer.text()).toBe(body);
      }
    }
  });

  describe('with the operator’s policy for own folders', () => {
    beforeAll(async () => {
      await operator.createBucket('notes', { public: false, allowedMimeTypes: ['text/plain'] });
      await asOwner(
        `create policy "own notes" on storage.objects for all to authenticated
         using (bucket_id = 'notes' and (storage.foldername(name))[1] = (select auth.uid())::text)
         with check (bucket_id = 'notes' and (storage.foldername(name))[1] = (select auth.uid())::text)`,
      );
    });

    /** Adds this many rows of announced bytes. An upload adds such a row before it adds the row of its object. */
    const announce = (count: number) =>
      asOwner(
        `insert into storage.orphaned_objects
         select gen_random_uuid(), now() + interval '1 hour' from generate_series(1, $1::int)`,
        [count],
      );

    test('a user reaches the own folder and no other', async () => {
      const [one, other] = [await clientOf(), await clientOf()];
      const notes = one.storage.from('notes');
      const name = `${one.id}/note`;
      expect((await notes.upload(name, 'mine')).error).toBeNull();
      expect((await notes.update(name, 'changed')).error).toBeNull();
      expect((await notes.move(name, `${one.id}/moved`)).error).toBeNull();
      expect(await (await notes.download(`${one.id}/moved`)).data?.text()).toBe('changed');
      expect(await notes.move(`${one.id}/moved`, `${other.id}/moved`)).toMatchObject({ error: { code: 'AccessDenied' } });
      const others = other.storage.from('notes');
      expect(await others.download(`${one.id}/moved`)).toMatchObject({ error: { code: 'NoSuchKey' } });
      expect(await others.upload(name, 'not mine')).toMatchObject({ error: { code: 'AccessDenied' } });
      expect((await others.list(one.id)).data).toEqual([]);
      expect((await notes.remove([`${one.id}/moved`])).data).toHaveLength(1);
    });

    test('a user stores at most a hundred files beside photos, and uploads thirty an hour', async () => {
      const { id, storage } = await clientOf();
      await announce(99);
      await asOwner(
        `insert into storage.objects (bucket_id, name, version, owner)
         select 'notes', $1 || '/' || version, version, $1::uuid from storage.orphaned_objects`,
        [id],
      );
      const notes = storage.from('notes');
      expect((await notes.upload(`${id}/hundredth`, 'x')).error).toBeNull();
      expect(await notes.upload(`${id}/one too many`, 'x')).toMatchObject({ error: { status: 403, code: 'AccessDenied' } });
      expect((await notes.upload(`${id}/hundredth`, 'y', { upsert: true })).error).toBeNull();
      expect((await storage.from('avatars').upload(`${id}/photo`, await pictureBlob())).error).toBeNull();
      const codes: unknown[] = [];
      for (let index = 0; index < 27; index += 1) {
        codes.push((await notes.update(`${id}/hundredth`, 'z')).error?.['code' as never]);
      }
      expect(codes).toEqual([...Array<undefined>(26).fill(undefined), 'over_request_rate_limit']);
    });

    test('a policy without a bucket lifts no limit of photos, and an upload by a signed address keeps the claims', async () => {
      const { id } = await clientOf();
      const claims = { sub: id, role: 'authenticated', aud: 'authenticated', is_anonymous: false };
      const storage = storageClient(server, await signToken(server, claims));
      await asOwner(`create policy "any own folder" on storage.objects for insert to authenticated
        with check ((storage.foldername(name))[1] = (select auth.uid())::text)`);
      await asOwner(`create policy "permanent people only" on storage.objects as restrictive for insert to authenticated
        with check ((auth.jwt() ->> 'is_anonymous')::boolean is false)`);
      await announce(20);
      await asOwner(
        `insert into storage.objects (bucket_id, name, version, owner)
         select 'avatars', $1 || '/' || version, version, $1::uuid from storage.orphaned_objects`,
        [id],
      );
      const photo = await storage.from('avatars').upload(`${id}/one too many`, await pictureBlob());
      expect(photo).toMatchObject({ error: { status: 403, code: 'AccessDenied' } });
      const notes = storage.from('notes');
      const { data } = await notes.createSignedUploadUrl(`${id}/signed`);
      expect((await notes.uploadToSignedUrl(`${id}/signed`, data?.token ?? '', 'mine')).error).toBeNull();
      await asOwner(`drop policy "any own folder" on storage.objects`);
      await asOwner(`drop policy "permanent people only" on storage.objects`);
    });

    test('an account’s deletion removes its files in every bucket, with their bytes', async () => {
      await server.upkeep();
      const before = await filesOnDisk();
      const { id, storage } = await clientOf();
      await storage.from('notes').upload(`${id}/note`, 'mine');
      await storage.from('avatars').upload(`${id}/photo`, await pictureBlob());
      expect(await filesOnDisk()).toBe(before + 2);
      const gone = await server.fetch(`/auth/v1/admin/users/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${server.keys.serviceKey}` },
      });
      expect(gone.status).toBe(200);
      await server.upkeep();
      expect(await filesOnDisk()).toBe(before);
    });
  });
});
