import type { StoredObject } from './stored-object.ts';

/** An object as lists and removals show it. */
export function presentObject(object: StoredObject): Record<string, unknown> {
  const { id, bucket_id, name, owner, metadata, created_at, updated_at, last_accessed_at } = object;
  return { name, id, bucket_id, owner, metadata, created_at, updated_at, last_accessed_at };
}
