import type { Claims } from '#database/port.ts';
import type { Dependencies } from '#dependencies.ts';
import type { SessionIsAlive } from '#http/caller.ts';

/** The dependencies of storage/v1. A function checks whether a session is still live, because storage must not import auth. */
export type StorageDependencies = Pick<Dependencies, 'config' | 'database' | 'keys' | 'clock' | 'logger' | 'objects'> & {
  sessionIsAlive: SessionIsAlive;
};

/** The dependencies of every endpoint. */
export interface StorageContext extends StorageDependencies {
  /** Counts an upload of this user; refuses uploads over the hourly limit. */
  limitUploads(claims: Claims): Promise<void>;
}
