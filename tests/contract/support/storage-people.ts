import { StorageClient } from '@supabase/storage-js';
import { makePicture } from '../../../server/src/storage/testing/make-picture.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { makePerson, type Person } from './rest-server.ts';

/** A user with an account, and that user's client for the bucket of photos. */
export interface Photographer extends Person {
  /** The path of the user's photo. */
  photo: string;
  avatars: ReturnType<StorageClient['from']>;
}

export async function makePhotographer(server: TestServer): Promise<Photographer> {
  const person = await makePerson(server);
  return { ...person, photo: `${person.id}/photo`, avatars: storageClient(server, person.token).from('avatars') };
}

/** The client library with a token, or only with the anonymous key. */
export function storageClient(server: TestServer, token = server.keys.anonKey): StorageClient {
  const headers = { apikey: server.keys.anonKey, authorization: `Bearer ${token}` };
  return new StorageClient(`${server.url}/storage/v1`, headers, server.fetch);
}

/** A picture as a browser sends it. `type` is the declared media type, which the server ignores. */
export async function pictureBlob(kind: 'jpeg' | 'png' | 'gif' = 'jpeg', type = `image/${kind}`): Promise<Blob> {
  return new Blob([new Uint8Array(await makePicture({ kind }))], { type });
}
