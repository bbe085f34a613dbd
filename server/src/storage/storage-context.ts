import type { Claims } from '#database/port.ts';
import type { Dependencies } from '#dependencies.ts';
import type { SessionIsAlive } from '#http/caller.ts';

/** The dependencies of storage/v1. `sessionIsAlive` is passed in, because storage must not import auth. */
export type StorageDependencies = Pick<Dependencies, 'config' | 'database' | 'keys' | 'clock' | 'logger' | 'objects'> & {
  sessionIsAlive: SessionIsAlive;
};

/** The dependencies of every endpoint of storage/v1. */
export interface StorageContext extends StorageDependencies {
  /** Counts an upload of this user, and refuses it above the bucket's hourly limit. */
  limitUploads(claims: Claims, bucket: string): Promise<void>;
  /** Refuses an upload of a user who has reached that limit, and counts nothing. */
  checkUploads(claims: Claims, bucket: string): Promise<void>;
}
