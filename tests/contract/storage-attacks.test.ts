import { readdir } from 'node:fs/promises';
import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { tokenIn } from '../../server/src/auth/testing/mail-contents.ts';
import { runInSequence } from '../../server/src/storage/pictures/run-in-sequence.ts';
import { makePhotoWithPlace, makePicture } from '../../server/src/storage/testing/make-picture.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
import { signToken } from './support/rest-server.ts';
import { makePhotographer, pictureBlob, storageClient, type Photographer } from './support/storage-people.ts';

let server: TestServer;
let owner: Photographer;
let attacker: Photographer;
beforeAll(async () => {
  server = await startTestServer();
  owner = await makePhotographer(server);
  attacker = await makePhotographer(server);
  await owner.avatars.upload(owner.photo, await pictureBlob());
});
afterAll(() => server.close());

interface Attempt {
  path: string;
  method?: string;
  token?: string;
  body?: BodyInit | Uint8Array;
  headers?: Record<string, string>;
}

/** Sends a request that no client library would make, and returns the response. */
async function attempt({ path, method = 'GET', token, body, headers }: Attempt) {
  const answer = await server.fetch(`/storage/v1${path}`, {
    method,
    body: body as BodyInit,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
  const type = answer.headers.get('content-type') ?? '';
  const said = type.includes('json') ? ((await answer.json()) as Record<string, string>) : {};
  return { status: answer.status, error: said['error'], message: said['message'] ?? '', said, headers: answer.headers };
}
const bytesOf = async (photographer: Photographer) =>
  Buffer.from(await (await photographer.avatars.download(photographer.photo)).data!.arrayBuffer());

describe('another person’s photo', () => {
  test('cannot be seen, signed, listed, inspected, replaced, moved or removed', async () => {
    const before = await bytesOf(owner);
    const { avatars } = attacker;
    const unseen = { error: { code: 'NoSuchKey' } };
    expect(await avatars.download(owner.photo)).toMatchObject(unseen);
    expect(await avatars.info(owner.photo)).toMatchObject(unseen);
    expect(await avatars.createSignedUrl(owner.photo, 60)).toMatchObject(unseen);
    expect((await avatars.createSignedUrls([owner.photo], 60)).data).toMatchObject([{ signedURL: null }]);
    expect(await avatars.copy(owner.photo, attacker.photo)).toMatchObject(unseen);
    expect(await avatars.move(owner.photo, attacker.photo)).toMatchObject(unseen);
    expect((await avatars.list(owner.id)).data).toEqual([]);
    expect((await avatars.list()).data).toEqual([]);
    expect((await avatars.remove([owner.photo])).data).toEqual([]);
    const { error } = await avatars.upload(owner.photo, await pictureBlob('png'), { upsert: true });
    expect(error).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(await avatars.upload(`${owner.id}/new`, await pictureBlob())).toMatchObject({ error: { status: 403 } });
    expect(await bytesOf(owner)).toEqual(before);
    expect(await readdir(server.objectsFolder)).toHaveLength(1);
  });

  test('is not accessible without a session', async () => {
    const paths: Attempt[] = [
      { path: `/object/avatars/${owner.photo}` },
      { path: `/object/authenticated/avatars/${owner.photo}` },
      { path: `/object/info/avatars/${owner.photo}` },
      { path: `/object/list/avatars`, method: 'POST', body: '{}' },
      { path: `/object/avatars/${owner.photo}`, method: 'PUT', body: 'x' },
      { path: `/object/avatars/${owner.photo}`, method: 'DELETE' },
      { path: '/bucket' },
    ];
    for (const one of paths) {
      expect(await attempt(one)).toMatchObject({ status: 403, error: 'Unauthorized' });
      expect(await attempt({ ...one, token: server.keys.anonKey })).toMatchObject({ status: 403, error: 'Unauthorized' });
      expect(await attempt({ ...one, token: 'a.b.c' })).toMatchObject({ status: 401, error: 'InvalidJWT' });
    }
    const shown = `/object/public/avatars/${owner.photo}`;
    expect(await attempt({ path: shown })).toMatchObject({ status: 404, error: 'Bucket not found' });
    expect(await attempt({ path: shown, token: owner.token })).toMatchObject({ status: 404, error: 'Bucket not found' });
  });
});

describe('a path', () => {
  test('cannot escape by dots, slashes, percent signs or special characters', async () => {
    const body = await makePicture();
    const names = [
      `${attacker.id}/..%2f${owner.photo}`,
      `${attacker.id}/%2e%2e%2f${owner.id}%2fphoto`,
      `${attacker.id}%2f..%2f..%2fkeys.json`,
      `${attacker.id}/%252e%252e%252fphoto`,
      `${attacker.id}//photo`,
      `${attacker.id}/photo%00.jpg`,
      `${attacker.id}/photo%0d%0aset-cookie: a=b`,
      `${attacker.id}/..%5c..%5cphoto`,
      `${attacker.id}/%e2%80%aephoto`,
      `${attacker.id}/%ff`,
      `${attacker.id}/`,
      `${attacker.id}/${'a'.repeat(300)}`,
    ];
    for (const name of names) {
      const refused = await attempt({ path: `/object/avatars/${name}`, method: 'POST', token: attacker.token, body });
      expect([name, refused.status, refused.error]).toEqual([name, 400, 'InvalidKey']);
    }
    // A client resolves dots in a URL before it sends the request, so this path names another user's photo.
    const resolved = `/object/avatars/${attacker.id}/../${owner.photo}`;
    expect(await attempt({ path: resolved, method: 'PUT', token: attacker.token, body })).toMatchObject({ status: 403 });
    const encoded = `/object/avatars/${owner.id}%2Fphoto`;
    expect(await attempt({ path: encoded, token: attacker.token })).toMatchObject({ status: 404, error: 'not_found' });
    expect(await attempt({ path: encoded, token: owner.token })).toMatchObject({ status: 200 });
  });

  test('in a body is checked as well', async () => {
    const { avatars, id } = attacker;
    await avatars.upload(`${id}/own`, await pictureBlob());
    const invalid = { error: { code: 'InvalidKey' } };
    expect(await avatars.move(`${id}/own`, `${id}/../${owner.id}/own`)).toMatchObject(invalid);
    expect(await avatars.copy(`${id}/own`, `${id}/a\u0000b`)).toMatchObject(invalid);
    expect(await avatars.remove([`${id}/%`])).toMatchObject(invalid);
    expect(await avatars.createSignedUrls([`${id}/./own`], 60)).toMatchObject(invalid);
    await avatars.remove([`${id}/own`]);
  });

  test('into a missing bucket is refused as such', async () => {
    const elsewhere = storageClient(server, owner.token).from('elsewhere');
    expect(await elsewhere.upload(owner.photo, await pictureBlob())).toMatchObject({ error: { code: 'NoSuchBucket' } });
    expect(await elsewhere.list()).toMatchObject({ error: { code: 'NoSuchBucket' } });
  });
});

describe('an uploaded photo', () => {
  test('is identified by its content, not by its declared type', async () => {
    const { avatars, id } = attacker;
    const lies = [
      '<svg onload="alert(1)"/>',
      '<html><script>alert(1)</script>',
      'GIF89a<script>alert(1)</script>',
      '\u007fELF',
    ];
    for (const lie of lies) {
      const { error } = await avatars.upload(`${id}/photo.jpg`, new Blob([lie], { type: 'image/jpeg' }));
      expect(error).toMatchObject({ status: 415, statusCode: '415', code: 'InvalidMimeType' });
    }
    expect((await avatars.upload(`${id}/page.html`, await pictureBlob('png', 'text/html'))).error).toBeNull();
    expect((await avatars.download(`${id}/page.html`)).data?.type).toBe('image/png');
    await avatars.remove([`${id}/page.html`]);
  });

  test('of more than five megabytes is refused: with a length, in a form, or in chunks without a length', async () => {
    const path = `/object/avatars/${attacker.id}/huge`;
    const tooLarge = { status: 413, error: 'Payload too large' };
    const huge = Buffer.concat([await makePicture(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await attempt({ path, method: 'POST', token: attacker.token, body: huge })).toMatchObject(tooLarge);
    const { error } = await attacker.avatars.upload(`${attacker.id}/huge`, new Blob([huge]));
    expect(error).toMatchObject({ status: 413, code: 'EntityTooLarge' });
    let pieces = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half', headers: { authorization: `Bearer ${attacker.token}` } };
    expect((await server.fetch(`/storage/v1${path}`, init as RequestInit)).status).toBe(413);
    expect(pieces).toBeLessThan(120);
    expect((await attacker.avatars.list(attacker.id)).data).toEqual([]);
  });

  test('may have five megabytes, while a JSON request may have 64 kB, with or without a length', async () => {
    const { id, token } = attacker;
    const asked: [string, string][] = [
      ['POST', '/object/list/avatars'],
      ['POST', '/object/sign/avatars'],
      ['POST', `/object/sign/avatars/${id}/photo`],
      ['POST', `/object/upload/sign/avatars/${id}/photo`],
      ['POST', '/object/move'],
      ['POST', '/object/copy'],
      ['DELETE', '/object/avatars'],
      ['DELETE', `/object/avatars/${id}/photo`],
      ['POST', '/bucket'],
    ];
    const large = JSON.stringify({ prefixes: ['x'.repeat(64 * 1024)] });
    for (const [method, path] of asked) {
      const headers = { 'content-length': String(large.length) };
      expect([path, await attempt({ path, method, token, body: large, headers })]).toMatchObject([path, { status: 413 }]);
      const init = {
        method,
        body: new Blob([large]).stream(),
        duplex: 'half',
        headers: { authorization: `Bearer ${token}` },
      };
      expect((await server.fetch(`/storage/v1${path}`, init as RequestInit)).status).toBe(413);
    }
    const body = Buffer.concat([await makePicture(), Buffer.alloc(4 * 1024 * 1024)]);
    for (const method of ['POST', 'PUT']) {
      const path = `/object/avatars/${id}/large${method}`;
      expect(await attempt({ path, method, token, body })).toMatchObject({ status: 200 });
    }
    const { data } = await attacker.avatars.createSignedUploadUrl(`${id}/signed`);
    const put = await attacker.avatars.uploadToSignedUrl(`${id}/signed`, data!.token, new Blob([body]));
    expect(put.error).toBeNull();
    const names = [`${id}/largePOST`, `${id}/largePUT`, `${id}/signed`];
    expect((await attacker.avatars.remove(names)).data).toHaveLength(3);
  });

  test('that is empty, or in a broken form or a form without a file, gets an explanation', async () => {
    const to = { path: `/object/avatars/${attacker.photo}`, method: 'POST', token: attacker.token };
    const invalid = { status: 400, error: 'InvalidRequest' };
    expect(await attempt({ ...to })).toMatchObject(invalid);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await attempt({ ...to, body: '--x\r\nnonsense', headers })).toMatchObject(invalid);
    const form = new FormData();
    form.set('note', 'no file');
    expect(await attempt({ ...to, body: form })).toMatchObject(invalid);
  });

  test('loses its location metadata', async () => {
    await attacker.avatars.upload(attacker.photo, await makePhotoWithPlace());
    const bytes = await bytesOf(attacker);
    expect(bytes.toString('latin1')).not.toMatch(/Exif|Secret|garden|GPS/);
    await attacker.avatars.remove([attacker.photo]);
  });
});

describe('a response with a photo', () => {
  test('is an image for every browser, is cached privately only, and is sent again only when it changed', async () => {
    const first = await attempt({ path: `/object/avatars/${owner.photo}`, token: owner.token });
    const facts = Object.fromEntries(first.headers);
    expect(facts).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const etag = String(facts['etag']);
    const known = { path: `/object/avatars/${owner.photo}`, token: owner.token, headers: { 'if-none-match': etag } };
    expect((await attempt(known)).status).toBe(304);
    expect((await attempt({ ...known, headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await attempt({ ...known, method: 'HEAD', headers: {} });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, facts['content-length']]);
  });

  test('has no file name that breaks out of its header', async () => {
    const download = encodeURIComponent('a"\r\nset-cookie: b=c;é');
    const path = `/object/avatars/${owner.photo}?download=${download}`;
    const { headers } = await attempt({ path, token: owner.token });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(headers.has('set-cookie')).toBe(false);
  });
});

describe('a signed address', () => {
  const signed = async (name = owner.photo, seconds = 60) => {
    const { data } = await owner.avatars.createSignedUrl(name, seconds);
    return new URL(data!.signedUrl);
  };
  const open = async (url: URL) => {
    const answer = await server.fetch(url);
    return [answer.status, answer.ok ? 'picture' : ((await answer.json()) as { error: string }).error];
  };

  test('opens one photo until it expires, and nothing after any change to it', async () => {
    expect(await open(await signed())).toEqual([200, 'picture']);
    await owner.avatars.upload(`${owner.id}/other`, await pictureBlob());
    const other = await signed();
    other.pathname = other.pathname.replace(/photo$/, 'other');
    expect(await open(other)).toEqual([400, 'InvalidSignature']);
    await owner.avatars.remove([`${owner.id}/other`]);
    const [head = '', payload = '', signature = ''] = (await signed()).searchParams.get('token')!.split('.');
    const longer = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), exp: 9e9 };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = encode({ alg: 'none', typ: 'JWT' });
    const forged = [
      `${head}.${encode(longer)}.${signature}`,
      `${none}.${encode(longer)}.`,
      '',
      'x',
      owner.token,
      server.keys.serviceKey,
    ];
    for (const token of forged) {
      const url = await signed();
      url.searchParams.set('token', token);
      expect(await open(url)).toEqual([400, 'InvalidJWT']);
    }
  });

  test('for reading cannot write, and the reverse', async () => {
    const read = (await signed()).searchParams.get('token')!;
    const { error } = await owner.avatars.uploadToSignedUrl(owner.photo, read, await pictureBlob());
    expect(error).toMatchObject({ code: 'InvalidJWT' });
    const { data } = await owner.avatars.createSignedUploadUrl(owner.photo);
    const url = await signed();
    url.searchParams.set('token', data!.token);
    expect(await open(url)).toEqual([400, 'InvalidJWT']);
  });

  test('is valid for a day at most and a second at least', async () => {
    for (const seconds of [0, -1, 1.5, 24 * 3600 + 1]) {
      const { error } = await owner.avatars.createSignedUrl(owner.photo, seconds);
      expect(error).toMatchObject({ status: 400, code: 'InvalidRequest' });
    }
    expect(await open(await signed(owner.photo, 24 * 3600))).toEqual([200, 'picture']);
  });

  test('for an upload into another user’s folder is refused', async () => {
    const { data } = await attacker.avatars.createSignedUploadUrl(owner.photo, { upsert: true });
    const { error } = await attacker.avatars.uploadToSignedUrl(owner.photo, data!.token, await pictureBlob('png'));
    expect(error).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect((await owner.avatars.download(owner.photo)).data?.type).toBe('image/jpeg');
  });
});

describe('a session', () => {
  async function signUp(email: string) {
    const client = new AuthClient({
      url: `${server.url}/auth/v1`,
      headers: { apikey: server.keys.anonKey },
      fetch: server.fetch,
      autoRefreshToken: false,
      persistSession: false,
    });
    await client.signUp({ email, password: 'a calm blue kettle' });
    const { data } = await client.verifyOtp({ type: 'signup', token_hash: tokenIn(await server.mails.next(email)) });
    const session = data.session!;
    const avatars = storageClient(server, session.access_token).from('avatars');
    return { client, avatars, photo: `${session.user.id}/photo`, userId: session.user.id };
  }

  test('that has ended opens nothing, and its upload addresses expire with it', async () => {
    const { client, avatars, photo } = await signUp('leaver@example.com');
    expect((await avatars.upload(photo, await pictureBlob())).error).toBeNull();
    const { data } = await avatars.createSignedUploadUrl(photo, { upsert: true });
    await client.signOut();
    const ended = { error: { status: 401, code: 'InvalidJWT' } };
    expect(await avatars.download(photo)).toMatchObject(ended);
    expect(await avatars.upload(photo, await pictureBlob(), { upsert: true })).toMatchObject(ended);
    expect(await avatars.uploadToSignedUrl(photo, data!.token, await pictureBlob())).toMatchObject(ended);
  });

  test('without its required second factor opens nothing', async () => {
    const { avatars, photo, userId } = await signUp('half@example.com');
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, secret, created_at, updated_at)
           values ($1, 'totp', 'verified', 'phone', 'x', now(), now())`,
        [userId],
      ),
    );
    expect(await avatars.upload(photo, await pictureBlob())).toMatchObject({
      error: { status: 403, code: 'insufficient_aal' },
    });
  });

  test('of a deleted account uploads nothing', async () => {
    const sub = crypto.randomUUID();
    const ghost = await signToken(server, { sub, role: 'authenticated' });
    const { error } = await storageClient(server, ghost)
      .from('avatars')
      .upload(`${sub}/photo`, await pictureBlob());
    expect(error).toMatchObject({ status: 403, code: 'AccessDenied' });
  });
});

test('a response reveals nothing about the database or our code', async () => {
  const { message, said } = await attempt({
    ...{ path: `/object/avatars/${owner.id}/new`, method: 'POST', token: attacker.token },
    body: await makePicture(),
  });
  expect(Object.keys(said).sort()).toEqual(['code', 'error', 'message', 'statusCode']);
  expect(message).toBe('new row violates row-level security policy');
});

test('two concurrent uploads of one new photo leave one, and no orphaned object', async () => {
  const { avatars, photo, id } = await makePhotographer(server);
  const before = (await readdir(server.objectsFolder)).length;
  const outcomes = await Promise.all(
    Array.from({ length: 2 }, async () => avatars.upload(photo, await pictureBlob(), { upsert: true })),
  );
  expect(outcomes.map(({ error }) => error)).toEqual([null, null]);
  expect((await avatars.list(id)).data).toHaveLength(1);
  await server.upkeep();
  expect(await readdir(server.objectsFolder)).toHaveLength(before + 1);
});

test('continuous uploads are rate-limited', async () => {
  const { avatars, photo } = await makePhotographer(server);
  const outcomes: (string | undefined)[] = [];
  for (let index = 0; index < 31; index += 1) {
    const { error } = await avatars.upload(photo, new Blob(['no picture']), { upsert: true });
    outcomes.push((error as { code?: string } | null)?.code);
  }
  expect(new Set(outcomes.slice(0, 30))).toEqual(new Set(['InvalidMimeType']));
  expect(outcomes[30]).toBe('over_request_rate_limit');
});

test('uploads above the hourly limit take no place in the queue of pictures', async () => {
  const { avatars, photo } = await makePhotographer(server);
  for (let index = 0; index < 30; index += 1) await avatars.upload(photo, new Blob(['no picture']));
  const decoded = Promise.withResolvers<undefined>();
  onTestFinished(() => decoded.resolve(undefined));
  void runInSequence(owner.id, () => decoded.promise);
  // An upload with a place in the queue would wait for the picture before it.
  const { error } = await avatars.upload(photo, new Blob(['no picture']), { upsert: true });
  expect(error).toMatchObject({ code: 'over_request_rate_limit' });
});

test('many concurrent uploads of one user queue up without delaying other users', async () => {
  const one = await makePhotographer(server);
  const other = await makePhotographer(server);
  const large = new Blob([new Uint8Array(await makePicture({ kind: 'png', width: 3000, height: 3000 }))]);
  const sent = Array.from({ length: 13 }, (_, index) => one.avatars.upload(`${one.id}/${String(index)}`, large));
  await Promise.race(sent);
  const meanwhile = await other.avatars.upload(other.photo, await pictureBlob());
  expect(meanwhile.error).toBeNull();
  const outcomes = (await Promise.all(sent)).map(({ error }) => error);
  // The server accepts two concurrent uploads of a user. It accepts one more for each upload that ended before the last
  // upload arrived.
  const accepted = outcomes.filter((error) => error === null).length;
  expect(accepted).toBeGreaterThanOrEqual(2);
  expect(accepted).toBeLessThan(outcomes.length / 2);
  const refused = outcomes.filter((error) => error !== null);
  for (const error of refused) expect(error).toMatchObject({ status: 503, code: 'SlowDown' });
  // Uploads refused with SlowDown do not count towards the limit of thirty an hour. Uploads refused for their content do count.
  for (let index = 0; index < 30 - accepted; index += 1) {
    expect(await one.avatars.upload(one.photo, new Blob(['no picture']))).toMatchObject({
      error: { code: 'InvalidMimeType' },
    });
  }
  const { error } = await one.avatars.upload(one.photo, new Blob(['no picture']));
  expect(error).toMatchObject({ code: 'over_request_rate_limit' });
});

test('orphaned objects of a crash are removed an hour later, not before', async () => {
  const { avatars, photo } = await makePhotographer(server);
  await avatars.upload(photo, await pictureBlob());
  const before = (await readdir(server.objectsFolder)).length;
  // Creates the state after a crash between writing the bytes and writing the row.
  await server.database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ version: string }>(
      'delete from storage.objects where name = $1 returning version',
      [photo],
    );
    const until = new Date(server.clock.now().getTime() + 3600_000).toISOString();
    await transaction.query('update storage.orphaned_objects set upload_ends_at = $2 where version = $1', [
      rows[0]!.version,
      until,
    ]);
  });
  await server.upkeep();
  expect(await readdir(server.objectsFolder)).toHaveLength(before);
  server.clock.advance(3601);
  await server.upkeep();
  expect(await readdir(server.objectsFolder)).toHaveLength(before - 1);
});

test('one upkeep removes all orphaned objects, however many', async () => {
  const ask = (text: string) => server.database.asOwner((transaction) => transaction.query(text));
  await ask('insert into storage.orphaned_objects select gen_random_uuid() from generate_series(1, 250)');
  await server.upkeep();
  expect((await ask('select from storage.orphaned_objects')).count).toBe(0);
});
