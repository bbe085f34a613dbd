import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

/** Where the build leaves the web app. Without it the server speaks the protocol alone, as `npm run dev` and tests want it. */
const usual = join(import.meta.dirname, '../../web/dist');

/**
 * The folder of the built web app to serve; undefined where none was built. Throws `ConfigError` when a folder was named that holds none: nobody should
 * find out by an empty page.
 */
export function findBuiltWeb({ webFolder }: Pick<Config, 'webFolder'>): string | undefined {
  const folder = webFolder ?? usual;
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (webFolder !== undefined) throw new ConfigError('WEB_FOLDER: holds no built web app (index.html)');
  return undefined;
}
