/** The worker's report that a file has become unsynced or synced. */
export interface SyncChange {
  path: string;
  isSynced: boolean;
}

/**
 * Tracks which files have unsynced writes. After a crash PostgreSQL syncs every file of its folder, which takes seconds
 * while all users wait. If only the engine's thread ended, this state survives, and syncs of all other files can be skipped.
 */
export class UnsyncedFiles {
  readonly #paths: Set<string>;
  readonly #knowsAll: boolean;
  readonly #report: (change: SyncChange) => void;

  /** `inherited` is the state of earlier threads of this process; if it is undefined, no sync may be skipped. */
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

/** The few log files are written and synced with each commit, so they are always synced and never reported. */
const isLog = (path: string) => path.includes('/pg_wal/');

/** The main thread's record of unsynced files, which it passes to the next engine thread. */
export class SyncRecord {
  readonly #unsynced = new Set<string>();
  #isComplete = false;

  note({ path, isSynced }: SyncChange): void {
    if (isSynced) this.#unsynced.delete(path);
    else this.#unsynced.add(path);
  }

  /** Call this once a thread has started: PostgreSQL has then synced the files that earlier processes left. */
  complete(): void {
    this.#isComplete = true;
  }

  /** The files that a new thread must sync; undefined if unknown. */
  get unsynced(): string[] | undefined {
    return this.#isComplete ? [...this.#unsynced] : undefined;
  }
}
