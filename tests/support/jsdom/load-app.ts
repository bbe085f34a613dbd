import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = pathToFileURL(join(import.meta.dirname, '../../../web/dist/')).href;
let visits = 0;
/** The app's files that the current visit has loaded. */
let loaded: string[] = [];

// Each visit evaluates the app's files again, as a browser does. The query `?visit=` makes them new modules to Node.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const visit = context.parentURL?.startsWith(built) ? new URL(context.parentURL).search : '';
    if (!found.url.startsWith(built) || visit === '') return found;
    if (visit === `?visit=${visits}`) loaded.push(found.url);
    return { ...found, url: `${found.url}${visit}` };
  },
});

/**
 * Runs the built app that a page's HTML names. vitest.config.ts leaves this file to Node, because Vitest would transform the
 * app.
 */
export async function loadApp(html: string): Promise<void> {
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, path]) => path ?? '');
  if (scripts.length === 0) throw new Error('The page has no app: the stories need `npm run build`.');
  visits += 1;
  loaded = [];
  for (const script of scripts) await import(`${built}${script}?visit=${visits}`);
}

/** The addresses of the files that the page has loaded, like a browser's resource timing entries. */
export const loadedFiles = (): readonly string[] => loaded;
