import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { UnsyncedFiles } from './unsynced-files.ts';

type Init = NodeFS['init'];
type Options = Parameters<Init>[1];

interface Node {
  mode: number;
}
interface Stream {
  nfd: number;
  path?: string;
  node?: Node;
}

/** The parts of Emscripten's file system that this file uses; Emscripten's own types omit them. */
interface WithNodeFs {
  FS: { getPath: (node: Node) => string; isDir: (mode: number) => boolean };
  NODEFS: {
    stream_ops: {
      fsync?: (stream: Stream) => number;
      write: (stream: Stream, ...more: unknown[]) => number;
    };
    node_ops: {
      setattr: (node: Node, attributes: { size?: number }) => void;
      mknod: (folder: Node, ...more: unknown[]) => Node;
      rename: (node: Node, ...more: unknown[]) => void;
    };
  };
}

/** WASI's error number for a failed read or write. PostgreSQL stops at once if it gets this error while syncing its log. */
const EIO = 29;

interface More {
  /**
   * The memory for PostgreSQL, in place of the one that PGlite would create. It is passed here, because PGlite only accepts
   * a memory from its file system object.
   */
  memory?: WebAssembly.Memory;
  /** Records which files need a sync. Without it, every file is synced. */
  files?: UnsyncedFiles | undefined;
}

/**
 * PGlite's folder on the disk, with real syncs. The Node file system of PGlite 0.5.16 has no fsync: it reports success
 * without syncing. A power failure would therefore lose acknowledged writes.
 */
export class DurableFolder extends NodeFS {
  /** The number of syncs of PostgreSQL's write-ahead log: at least one per commit. */
  logSyncs = 0;
  readonly #more: More;

  constructor(folder: string, more: More = {}) {
    super(folder);
    this.#more = more;
  }

  override async init(...[pg, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, given);
    const { memory, files } = this.#more;
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.#teachToSync(module as WithNodeFs)];
    if (files) preRun.push((module: unknown) => watchWrites(module as WithNodeFs, files));
    return { emscriptenOpts: { ...emscriptenOpts, ...(memory && { wasmMemory: memory }), preRun } as Options };
  }

  /** Syncs one file to the disk; tests override it. Throws if the disk fails. */
  protected syncToDisk(nfd: number, path: string): void {
    fsyncSync(nfd);
    if (path.includes('/pg_wal/')) this.logSyncs += 1;
  }

  #teachToSync({ FS, NODEFS }: WithNodeFs): void {
    const { files } = this.#more;
    NODEFS.stream_ops.fsync = ({ nfd, path = '', node }) => {
      // Folders are always synced, because there are few of them.
      const maySkip = files !== undefined && node !== undefined && !FS.isDir(node.mode);
      if (maySkip && !files.mayNeedSync(path)) return 0;
      try {
        this.syncToDisk(nfd, path);
        files?.synced(path);
        return 0;
      } catch {
        return EIO;
      }
    };
  }
}

/** Records each file that is created, written, truncated or renamed. */
function watchWrites({ FS, NODEFS }: WithNodeFs, files: UnsyncedFiles): void {
  const { write } = NODEFS.stream_ops;
  NODEFS.stream_ops.write = (stream, ...more) => {
    files.wrote(stream.path ?? '');
    return write(stream, ...more);
  };
  const { setattr, mknod, rename } = NODEFS.node_ops;
  NODEFS.node_ops.setattr = (node, attributes) => {
    if (attributes.size !== undefined) files.wrote(FS.getPath(node));
    setattr(node, attributes);
  };
  NODEFS.node_ops.mknod = (...given) => {
    const node = mknod(...given);
    files.wrote(FS.getPath(node));
    return node;
  };
  NODEFS.node_ops.rename = (node, ...more) => {
    rename(node, ...more);
    // Emscripten changes the node's name only after this call, so record the new path here.
    files.wrote(`${FS.getPath(more[0] as Node)}/${String(more[1])}`);
  };
}
