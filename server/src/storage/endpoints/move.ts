import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { findBucket } from '../objects/bucket.ts';
import { type StoredObject, databaseRefusal } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { checkName } from '../requests/object-path.ts';
import { readFields } from '../requests/read-fields.ts';
import type { StorageContext } from '../storage-context.ts';

/** The body of move and copy. Objects cannot leave their bucket. */
export const moveBody = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});

/** Checks the bucket, the source and the destination. Throws `NotSupported` if the destination is in another bucket. */
export async function readMoveBody(
  storage: StorageContext,
  given: z.output<typeof moveBody>,
): Promise<{ bucket: string; from: string; to: string }> {
  const other = given.destinationBucket ?? given.bucketId;
  if (other !== given.bucketId) throw new Refusal('NotSupported', { message: 'Objects stay in their bucket.' });
  const bucket = await findBucket(storage.database, given.bucketId);
  return { bucket: bucket.id, from: checkName(given.sourceKey), to: checkName(given.destinationKey) };
}

/** POST object/move: renames an object. */
export async function move(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const { bucket, from, to } = await readMoveBody(storage, await readFields(request, moveBody));
  const moved = await storage.database
    .asUser(claims, (transaction) =>
      transaction.query<StoredObject>(
        'update storage.objects set name = $3, updated_at = now() where bucket_id = $1 and name = $2 returning *',
        [bucket, from, to],
      ),
    )
    .catch((error: unknown) => {
      throw databaseRefusal(error);
    });
  const [object] = moved.rows;
  if (!object) throw new Refusal('NoSuchKey');
  return Response.json({ message: 'Successfully moved', Id: object.id, Key: `${bucket}/${object.name}` });
}
