import { z } from 'zod';
import { DatabaseError, type Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findVisibleBucket, isPictureBucket, largestObject } from '../objects/bucket.ts';
import { checkMediaRanges } from '../objects/media-type.ts';
import { databaseRefusal } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { readFields } from '../requests/read-fields.ts';
import type { StorageContext } from '../storage-context.ts';
import { sweepQuietly } from '../sweep-orphaned-objects.ts';

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };
const sizeText = /^(\d{1,9}(?:\.\d{1,3})?)([kmg]?b)$/i;

/** A number of bytes, or a text such as `2MB` with units of 1,000. */
const size = z.union([
  z.int().min(0),
  z
    .string()
    .regex(sizeText, 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B')
    .transform((text) => {
      const [, number = '', unit = ''] = sizeText.exec(text) ?? [];
      return Math.floor(Number(number) * (units[unit.toLowerCase()] ?? 1));
    }),
]);

const settings = z.object({
  public: z.boolean().optional(),
  file_size_limit: size.nullish(),
  allowed_mime_types: z.array(z.string().max(250)).max(100).nullish(),
  type: z.string().optional(),
  versioning_status: z.string().optional(),
});
const named = settings.extend({ name: z.string(), id: z.string().optional() });

/** The characters of a bucket's name, which Supabase's storage server allows too. */
const bucketName = /^[\w!.*'() &$@=;:+,?-]{1,100}$/;
/** Words that an address can have in place of a bucket's name. */
const reserved = ['.', '..', 'authenticated', 'copy', 'info', 'list', 'list-v2', 'move', 'public', 'sign', 'upload'];

/** POST bucket: creates a bucket. Only the operator may; others get `AccessDenied`. */
export async function createBucket(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const given = await readFields(request, named);
  const { name, id = name } = given;
  for (const one of [id, name]) {
    if (!bucketName.test(one) || one.trim() !== one || reserved.includes(one)) throw new Refusal('InvalidBucketName');
  }
  const limits = checkSettings(given);
  await storage.database
    .asUser(claims, (transaction) =>
      transaction.query(
        `insert into storage.buckets (id, name, owner, public, file_size_limit, allowed_mime_types)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, name, claims.sub ?? null, given.public ?? false, limits.size ?? null, limits.types ?? null],
      ),
    )
    .catch((error: unknown) => {
      throw isState(error, '23505') ? new Refusal('ResourceAlreadyExists', { cause: error }) : databaseRefusal(error);
    });
  return Response.json({ name });
}

/** PUT bucket/{id}: changes the given settings. Existing objects stay, even those that the new limits would refuse. */
export async function updateBucket(storage: StorageContext, request: Request, id: string): Promise<Response> {
  const claims = await requireChangeable(storage, request, id);
  const given = await readFields(request, settings);
  const limits = checkSettings(given);
  if (given.public === undefined && limits.size === undefined && limits.types === undefined) {
    throw new Refusal('InvalidRequest', { message: 'No content provided' });
  }
  await changeRows(storage, claims, {
    text: `update storage.buckets set public = coalesce($2, public), updated_at = now(),
             file_size_limit = case when $3 then $4 else file_size_limit end,
             allowed_mime_types = case when $5 then $6 else allowed_mime_types end
           where id = $1`,
    values: [
      ...[id, given.public ?? null, limits.size !== undefined, limits.size ?? null],
      ...[limits.types !== undefined, limits.types ?? null],
    ],
  });
  return Response.json({ message: 'Successfully updated' });
}

/** The number of objects that one transaction removes. Other requests can run between two transactions. */
const objectsAtOnce = 100;

/** POST bucket/{id}/empty: removes all objects of a bucket. When it responds, all are removed. */
export async function emptyBucket(storage: StorageContext, request: Request, id: string): Promise<Response> {
  const claims = await requireChangeable(storage, request, id);
  let removed = objectsAtOnce;
  while (removed === objectsAtOnce) {
    removed = await changeRows(storage, claims, {
      text: `delete from storage.objects where id in (select id from storage.objects where bucket_id = $1 limit $2)`,
      values: [id, objectsAtOnce],
    });
    await sweepQuietly(storage);
  }
  return Response.json({ message: 'Successfully emptied' });
}

/** DELETE bucket/{id}: removes an empty bucket. Throws `ResourceNotEmpty` if it has objects. */
export async function deleteBucket(storage: StorageContext, request: Request, id: string): Promise<Response> {
  const claims = await requireChangeable(storage, request, id);
  try {
    await changeRows(storage, claims, { text: 'delete from storage.buckets where id = $1', values: [id] });
  } catch (error) {
    if (error instanceof Refusal && isState(error.cause, '23503')) throw new Refusal('ResourceNotEmpty', { cause: error });
    throw error;
  }
  return Response.json({ message: 'Successfully deleted' });
}

/** Identifies the caller, and refuses buckets that the caller cannot see, and the app's own buckets. */
async function requireChangeable(storage: StorageContext, request: Request, id: string): Promise<Claims> {
  const claims = await identify(storage, request);
  await findVisibleBucket(storage.database, claims, id);
  if (!isPictureBucket(id)) return claims;
  throw new Refusal('NotSupported', {
    message: `The app needs the bucket ${id}: no request changes, empties or deletes it.`,
  });
}

/** Runs a statement with the caller's rights, and returns the number of changed rows. */
async function changeRows(
  storage: StorageContext,
  claims: Claims,
  { text, values }: { text: string; values: unknown[] },
): Promise<number> {
  try {
    return (await storage.database.asUser(claims, (transaction) => transaction.query(text, values))).count;
  } catch (error) {
    throw databaseRefusal(error);
  }
}

/** Checks the limits of a bucket. Undefined means not given; null means no limit. */
function checkSettings(given: z.output<typeof settings>): { size?: number | null; types?: string[] | null } {
  if ((given.type ?? 'STANDARD') !== 'STANDARD') throw unsupported('Every bucket has the type STANDARD.');
  if ((given.versioning_status ?? 'DISABLED') !== 'DISABLED') throw unsupported('Objects have no versions.');
  const { file_size_limit: bytes, allowed_mime_types: types } = given;
  if (bytes && bytes > largestObject) throw new Refusal('EntityTooLarge');
  if (types) checkMediaRanges(types);
  return { ...(bytes !== undefined && { size: bytes }), ...(types !== undefined && { types }) };
}

const unsupported = (message: string) => new Refusal('NotSupported', { message });
const isState = (error: unknown, code: string) => error instanceof DatabaseError && error.code === code;
