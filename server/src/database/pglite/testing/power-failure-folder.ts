import fs from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DurableFolder } from '../durable-folder.ts';
import type { UnsyncedFiles } from '../unsynced-files.ts';

interface Modules {
  NODEFS: {
    node_ops: { rename: (node: unknown, folder: unknown, name: string) => void };
    realPath: (node: unknown) => string;
  };
}

/** The path at which PGlite mounts its folder. */
const mounted = '/pglite/data';

/**
 * A durable folder with a second folder, its shadow. The shadow has what the disk would contain after a power failure
 * at this moment, if the operating system wrote only what was synced. Syncing a file copies its content to the shadow.
 * Syncing a folder applies renames and removals in it.
 */
export class PowerFailureFolder extends DurableFolder {
  readonly #shadow: string;
  readonly #renamed = new Map<string, string>();

  /** The number of requested syncs. */
  syncs = 0;

  /** If the shadow exists already, it stays as it is: the folder is reopened without a power failure. */
  constructor(folder: string, shadow: string, files?: UnsyncedFiles) {
    super(folder, { files });
    this.#shadow = shadow;
    if (!fs.existsSync(shadow)) fs.cpSync(folder, shadow, { recursive: true });
  }

  override async init(...given: Parameters<DurableFolder['init']>): ReturnType<DurableFolder['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const watch = (module: unknown) => this.#watch(module as Modules);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), watch] } };
  }

  protected override syncToDisk(nfd: number, path: string): void {
    super.syncToDisk(nfd, path);
    this.syncs += 1;
    this.#synced(relative(mounted, path));
  }

  #watch({ NODEFS }: Modules): void {
    const { rename } = NODEFS.node_ops;
    NODEFS.node_ops.rename = (node, folder, name) => {
      const from = relative(this.rootDir, NODEFS.realPath(node));
      rename(node, folder, name);
      this.#renamed.set(relative(this.rootDir, join(NODEFS.realPath(folder), name)), from);
    };
  }

  #synced(path: string): void {
    const real = join(this.rootDir, path);
    const kept = join(this.#shadow, path);
    if (!fs.statSync(real).isDirectory()) {
      fs.mkdirSync(dirname(kept), { recursive: true });
      fs.copyFileSync(real, kept);
      return;
    }
    for (const [to, from] of this.#renamed) {
      if (dirname(to) !== (path || '.')) continue;
      this.#renamed.delete(to);
      const before = join(this.#shadow, from);
      if (fs.existsSync(before)) fs.renameSync(before, join(kept, basename(to)));
    }
    const names = new Set(fs.readdirSync(real));
    for (const name of fs.readdirSync(kept)) if (!names.has(name)) fs.rmSync(join(kept, name), { recursive: true });
  }
}
