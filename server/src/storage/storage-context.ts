import type { Claims } from '#database/port.ts';
import type { Dependencies } from '#dependencies.ts';
import type { SessionIsAlive } from '#http/caller.ts';

/** What storage/v1 is given. Whether a session still lives is asked of auth, which it does not know, by way of this function. */
export type StorageDependencies = Pick<Dependencies, 'database' | 'keys' | 'clock' | 'logger' | 'objects'> & {
  sessionIsAlive: SessionIsAlive;
};

/** What every endpoint is handed. */
export interface StorageContext extends StorageDependencies {
  /** Counts an upload of this person; refuses beyond the hour's number. */
  limitUploads(claims: Claims): Promise<void>;
}
