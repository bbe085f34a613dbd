import { createHash, randomUUID } from 'node:crypto';
import { DatabaseError, type Claims, type Transaction } from '#database/port.ts';
import type { ObjectPath } from '../requests/object-path.ts';
import type { StorageContext } from '../storage-context.ts';
import { sweepQuietly } from '../sweep-orphaned-objects.ts';
import { type ObjectContent, type ObjectMetadata, type StoredObject, databaseRefusal } from './stored-object.ts';

/** How long an upload may take. If bytes without an object are older than this, a crash interrupted their upload. */
const patienceMilliseconds = 3600_000;

/**
 * Stores content at a path, with the caller's rights: first the bytes, then the row. `replace` overwrites an existing
 * object; without it, an existing name is refused (`KeyAlreadyExists`). Throws `AccessDenied` if a policy refuses the row.
 */
export async function storeObject(
  storage: StorageContext,
  claims: Claims,
  to: ObjectPath & { replace: boolean },
  content: ObjectContent,
): Promise<StoredObject> {
  const version = await storeBytes(storage, content.bytes);
  try {
    const facts = { version, owner: claims.sub ?? null, metadata: describe(content, storage.clock.now()) };
    const write = () =>
      storage.database.asUser(
        claims,
        async (transaction) =>
          (to.replace && (await replaceRow(transaction, to, facts))) || (await addRow(transaction, to, facts)),
      );
    return await write().catch((error: unknown) => {
      // Another upload created the name between our two statements, so now replace that object.
      if (to.replace && error instanceof DatabaseError && error.code === '23505') return write();
      throw error;
    });
  } catch (error) {
    await storage.database.asOwner((transaction) =>
      transaction.query('update storage.orphaned_objects set upload_ends_at = null where version = $1', [version]),
    );
    throw databaseRefusal(error);
  } finally {
    await sweepQuietly(storage);
  }
}

interface RowFacts {
  version: string;
  owner: string | null;
  metadata: ObjectMetadata;
}

/**
 * Writes the bytes under a new id. The id is first recorded as an orphaned object, so that a crash leaves no unknown
 * bytes. It stays recorded until a row refers to it.
 */
async function storeBytes({ database, objects, clock }: StorageContext, bytes: Uint8Array): Promise<string> {
  const version = randomUUID();
  const until = new Date(clock.now().getTime() + patienceMilliseconds);
  await database.asOwner((transaction) =>
    transaction.query('insert into storage.orphaned_objects (version, upload_ends_at) values ($1, $2)', [
      version,
      until.toISOString(),
    ]),
  );
  await objects.put(version, bytes);
  return version;
}

async function replaceRow(
  transaction: Transaction,
  { bucket, name }: ObjectPath,
  { version, owner, metadata }: RowFacts,
): Promise<StoredObject | undefined> {
  const { rows } = await transaction.query<StoredObject>(
    `update storage.objects set version = $3, owner = $4, metadata = $5, updated_at = now()
     where bucket_id = $1 and name = $2 returning *`,
    [bucket, name, version, owner, JSON.stringify(metadata)],
  );
  return rows[0];
}

async function addRow(
  transaction: Transaction,
  { bucket, name }: ObjectPath,
  { version, owner, metadata }: RowFacts,
): Promise<StoredObject> {
  const { rows } = await transaction.query<StoredObject>(
    'insert into storage.objects (bucket_id, name, version, owner, metadata) values ($1, $2, $3, $4, $5) returning *',
    [bucket, name, version, owner, JSON.stringify(metadata)],
  );
  return rows[0] as StoredObject;
}

function describe({ bytes, mimeType }: ObjectContent, now: Date): ObjectMetadata {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return {
    eTag: `"${digest}"`,
    size: bytes.length,
    mimetype: mimeType,
    cacheControl: 'no-cache',
    lastModified: now.toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  };
}
