import { askServer } from '#core/wire/ask-server.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { uploadPhoto } from './photo-files.ts';

/** The lifetime of a signed URL in seconds. Anybody who has the URL can see the photo. */
export const addressLifetime = 3600;

/** The bucket and path of a user's photo. Each user has only one path, so that a new photo leaves no orphaned object. */
export const photoObject = (userId: string) => `avatars/${userId}/photo`;

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Uploads a photo and replaces an older one. Returns the profile's new `photo_url`: the path of the object with a version.
 * Rejects as `uploadPhoto` does.
 */
export async function sendPhoto(userId: string, photo: Blob): Promise<string> {
  await uploadPhoto(photoObject(userId), photo, { replace: true });
  return `${photoObject(userId)}?version=${Date.now().toString(36)}`;
}

/**
 * Removes the photo; succeeds if there is none. Rejects with the server's refusal, or with a TypeError if there is no
 * response.
 */
export async function removePhoto(userId: string): Promise<void> {
  const [bucket, ...name] = photoObject(userId).split('/');
  await askServer(`storage/v1/object/${bucket}`, { method: 'DELETE', ...json({ prefixes: [name.join('/')] }) });
}

/**
 * A signed URL that is valid for an hour. The URL contains the version of `photoUrl`: two signatures within one second are
 * equal, so without the version the browser would show the old photo. Rejects with the server's refusal, or with a
 * TypeError if there is no response.
 */
export async function photoAddress(photoUrl: string): Promise<string> {
  const [object, version = ''] = photoUrl.split('?');
  const init = { method: 'POST', ...json({ expiresIn: addressLifetime }) };
  const { signedURL } = (await (await askServer(`storage/v1/object/sign/${object}`, init)).json()) as { signedURL: string };
  return `${serverSettings().url}/storage/v1${signedURL}&${version}`;
}
