/** A file of the folder that has become unsynced, or synced, as the worker reports it. */
export interface SyncChange {
  path: string;
  isSynced: boolean;
}

/**
 * Knows which files hold writes that are not yet synced to disk. After a crash PostgreSQL syncs every file of its folder, since it cannot know; that
 * takes seconds, and everybody waits. When only the engine's thread ended, this knowledge outlives it, and a sync of any other file can be skipped.
 */
export class UnsyncedFiles {
  readonly #paths: Set<string>;
  readonly #knowsAll: boolean;
  readonly #report: (change: SyncChange) => void;

  /** `inherited` is what earlier threads of this process left; undefined when nobody knows, so that nothing may be skipped. */
  constructor(inherited: readonly string[] | undefined, report: (change: SyncChange) => void) {
    this.#paths = new Set(inherited);
    this.#knowsAll = inherited !== undefined;
    this.#report = report;
  }

  wrote(path: string): void {
    if (isLog(path) || this.#paths.has(path)) return;
    this.#paths.add(path);
    this.#report({ path, isSynced: false });
  }

  synced(path: string): void {
    if (this.#paths.delete(path)) this.#report({ path, isSynced: true });
  }

  mayNeedSync(path: string): boolean {
    return !this.#knowsAll || isLog(path) || this.#paths.has(path);
  }
}

/** The log's few files are written and synced with each commit: not worth a report, and always synced. */
const isLog = (path: string) => path.includes('/pg_wal/');

/** What the main thread remembers for the next thread. */
export class SyncRecord {
  readonly #unsynced = new Set<string>();
  #isComplete = false;

  note({ path, isSynced }: SyncChange): void {
    if (isSynced) this.#unsynced.delete(path);
    else this.#unsynced.add(path);
  }

  /** Says that a thread has started: PostgreSQL has by then synced whatever an earlier process left. */
  complete(): void {
    this.#isComplete = true;
  }

  /** The files that a new thread must sync; undefined while nobody knows. */
  get unsynced(): string[] | undefined {
    return this.#isComplete ? [...this.#unsynced] : undefined;
  }
}
