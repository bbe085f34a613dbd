import { askServer } from '#core/wire/ask-server.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { removePhoto as removePhotoAt, uploadPhoto } from './photo-files.ts';

/** The lifetime of a signed URL in seconds. Anybody who has the URL can see the photo. */
export const addressLifetime = 3600;

/** The bucket and path of a user's photo. Each user has only one path, so that a new photo leaves no orphaned object. */
export const photoObject = (userId: string) => `avatars/${userId}/photo`;

/**
 * Uploads a photo and replaces an older one. Returns the profile's new `photo_url`: the path of the object with a version.
 * Rejects as `uploadPhoto` does.
 */
export async function sendPhoto(userId: string, photo: Blob): Promise<string> {
  await uploadPhoto(photoObject(userId), photo, { replace: true });
  return `${photoObject(userId)}?version=${Date.now().toString(36)}`;
}

/** Removes the user's photo, as `removePhoto` of a path does. */
export const removePhoto = (userId: string): Promise<void> => removePhotoAt(photoObject(userId));

/**
 * A signed URL that is valid for an hour. The URL contains the version of `photoUrl`: two signatures within one second are
 * equal, so without the version the browser would show the old photo. Rejects with the server's refusal, or with a
 * TypeError if there is no response.
 */
export async function photoAddress(photoUrl: string): Promise<string> {
  const [object, version = ''] = photoUrl.split('?');
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ expiresIn: addressLifetime }) };
  const { signedURL } = (await (await askServer(`storage/v1/object/sign/${object}`, init)).json()) as { signedURL: string };
  return `${serverSettings().url}/storage/v1${signedURL}&${version}`;
}
