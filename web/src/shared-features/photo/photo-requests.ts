import { askServer } from '#core/wire/ask-server.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/** Five megabytes over a slow phone's network, in milliseconds. */
const uploadPatience = 180_000;
/** How long an address of a photo is good for, in seconds. It opens the photo to whoever has it. */
export const addressLifetime = 3600;

/** The bucket and name of a person's photo: one for each, so that a new one leaves nothing of the old behind. */
export const photoObject = (userId: string) => `avatars/${userId}/photo`;

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Sends a photo, in the place of an older one, and answers what the profile is to say of it: the object, with a version of its own. The server looks at its
 * content, not at its name. Rejects as `askServer` does.
 */
export async function sendPhoto(userId: string, photo: Blob): Promise<string> {
  const headers = { 'content-type': photo.type || 'application/octet-stream', 'x-upsert': 'true' };
  const init = { method: 'POST', headers, body: photo };
  await askServer(`storage/v1/object/${photoObject(userId)}`, init, uploadPatience);
  return `${photoObject(userId)}?version=${Date.now().toString(36)}`;
}

/** Takes the photo away; one that is gone already counts as taken away. Rejects as `askServer` does. */
export async function removePhoto(userId: string): Promise<void> {
  const [bucket, ...name] = photoObject(userId).split('/');
  await askServer(`storage/v1/object/${bucket}`, { method: 'DELETE', ...json({ prefixes: [name.join('/')] }) });
}

/**
 * An address that shows a photo for an hour. `photoUrl` as the profile has it: its version stands in the address, because what the server signs
 * twice in one second is the same, and a browser goes on showing the older photo. Rejects as `askServer` does.
 */
export async function photoAddress(photoUrl: string): Promise<string> {
  const [object, version = ''] = photoUrl.split('?');
  const init = { method: 'POST', ...json({ expiresIn: addressLifetime }) };
  const { signedURL } = (await (await askServer(`storage/v1/object/sign/${object}`, init)).json()) as { signedURL: string };
  return `${serverSettings().url}/storage/v1${signedURL}&${version}`;
}
