import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseFolder } from './database/migrations.ts';
import { ConfigError, type Config } from './config/config.ts';

/**
 * The content of a hidden file in the web app's folder. It records for which program the web app was built. The file is
 * never served.
 */
const markShape = z.object({
  version: z.string(),
  /** The git revision; null if git was missing. */
  commit: z.string().nullable(),
  /** The SHA-256 of the server's sources. */
  server: z.string(),
  /** The names of that server's migrations. */
  migrations: z.array(z.string()),
});
export type BuildMark = z.output<typeof markShape>;

/** The name of the hidden file in the web app's folder that contains the `BuildMark`. */
export const markName = '.built-beside.json';

/** Thrown if the web app in the folder was built for a newer server. The message is for the operator. */
export class WebBuildRefused extends Error {
  override name = 'WebBuildRefused';
}

/** Describes this program as a `BuildMark`, to compare with the mark of the built web app. */
export function describeProgram(commit: string | null = null): BuildMark {
  const migrations = ['server', 'migrations'].flatMap((part) =>
    readdirSync(join(databaseFolder, part))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => `${part}/${name}`),
  );
  return {
    version,
    commit,
    server: digestOf([import.meta.dirname, join(import.meta.dirname, '../../shared/src'), databaseFolder]),
    migrations,
  };
}

/** Reads what a built web app records. Undefined if the file is missing, as in older versions, or unreadable. */
export function readBuildMark(webFolder: string): BuildMark | undefined {
  try {
    return markShape.parse(JSON.parse(readFileSync(join(webFolder, markName), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Compares a built web app with this program. If the web app knows migrations that the program lacks, throws
 * `WebBuildRefused`, because its requests would fail. Returns a warning if it was built with other sources. An older
 * web app is allowed. It must work on a newer server anyway, because browsers still have the older web app for a while
 * after an upgrade.
 */
export function checkWebBuild(mark: BuildMark | undefined, program: BuildMark, folder: string): string | undefined {
  if (!mark) return undefined;
  const known = new Set(program.migrations);
  const unknown = mark.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new WebBuildRefused(
      `The web app in ${folder} was built for a newer version of COGN, which knows ${unknown.join(', ')}. Run npm run build in the folder of this version, then start it again.`,
    );
  }
  if (mark.server === program.server) return undefined;
  return `The web app in ${folder} was built beside another version of the server. Run npm run build, then start it again.`;
}

/** A hash of all source files in these folders, except tests. */
function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths.toSorted())
      hash
        .update(`${path.slice(folder.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
  }
  return hash.digest('hex');
}

/** The build's output folder. Before the first build it does not exist, and the server serves no web app. */
const usual = join(import.meta.dirname, '../../web/dist');

/**
 * Finds the folder of the built web app; undefined if there is none. Throws `ConfigError` if a configured folder has no
 * build, so that users do not get an empty page.
 */
export function findBuiltWeb({ webFolder }: Pick<Config, 'webFolder'>): string | undefined {
  const folder = webFolder ?? usual;
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (webFolder !== undefined) throw new ConfigError('WEB_FOLDER: holds no built web app (index.html)');
  return undefined;
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

/** The version in the root package.json. */
export const version = manifest.version;
