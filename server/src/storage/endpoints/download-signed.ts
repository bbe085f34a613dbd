import { findObject } from '../objects/stored-object.ts';
import { sendObject } from '../objects/send-object.ts';
import { readObjectPath } from '../requests/object-path.ts';
import { checkToken } from '../requests/signed-token.ts';
import type { StorageContext } from '../storage-context.ts';

/** GET, HEAD object/sign/{bucket}/{path}?token=: sends an object's bytes. A valid token suffices, without a session. */
export async function downloadSigned(storage: StorageContext, request: Request): Promise<Response> {
  const path = readObjectPath(request, '/object/sign/');
  await checkToken(storage, request, path, 'read');
  const object = await storage.database.asOwner((transaction) => findObject(transaction, path));
  return sendObject(storage, request, object);
}
