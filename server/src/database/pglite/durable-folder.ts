import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Options = Parameters<Init>[1];

/** The parts of Emscripten's file system that are reached for; its own types do not know them. */
interface WithNodeFs {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number; path?: string }) => number } };
}

/** WASI's number for a failed read or write; PostgreSQL stops at once when its log cannot be synced. */
const EIO = 29;

/**
 * PGlite's folder on disk, but one that really syncs. PGlite 0.5.16 has no fsync in its Node file system: PostgreSQL's wish to sync is answered
 * with success and nothing is done, so that a power failure takes what was acknowledged.
 */
export class DurableFolder extends NodeFS {
  /** How often PostgreSQL's write-ahead log was synced: at least once a commit. */
  logSyncs = 0;

  override async init(...[pg, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, given);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.#teachToSync(module as WithNodeFs)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as Options };
  }

  #teachToSync(module: WithNodeFs): void {
    module.NODEFS.stream_ops.fsync = (stream) => {
      try {
        fsyncSync(stream.nfd);
        if (stream.path?.includes('/pg_wal/')) this.logSyncs += 1;
        return 0;
      } catch {
        return EIO;
      }
    };
  }
}
