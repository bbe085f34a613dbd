/** The worker's report that a file now has unsynced writes, or no longer has any. */
export interface SyncChange {
  path: string;
  isSynced: boolean;
}

/**
 * Tracks which files have unsynced writes. After a crash PostgreSQL syncs every file of its folder, which takes seconds
 * while all users wait. If only the engine's thread ended, the process still knows which files are unsynced, and all
 * other syncs can be skipped.
 */
export class UnsyncedFiles {
  readonly #paths: Set<string>;
  readonly #knowsAll: boolean;
  readonly #report: (change: SyncChange) => void;

  /**
   * `inherited` lists the unsynced files that earlier threads of this process left. If it is undefined, no sync may be
   * skipped.
   */
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

/** There are few log files, and each commit writes and syncs them. So they are always synced, and never reported. */
const isLog = (path: string) => path.includes('/pg_wal/');

/** The main thread's record of unsynced files, which it passes to each new engine thread. */
export class SyncRecord {
  readonly #unsynced = new Set<string>();
  #isComplete = false;

  note({ path, isSynced }: SyncChange): void {
    if (isSynced) this.#unsynced.delete(path);
    else this.#unsynced.add(path);
  }

  /** Call this once the first thread has started. By then PostgreSQL has synced all files that earlier processes wrote. */
  complete(): void {
    this.#isComplete = true;
  }

  /** The files that a new thread must sync; undefined if unknown. */
  get unsynced(): string[] | undefined {
    return this.#isComplete ? [...this.#unsynced] : undefined;
  }
}
