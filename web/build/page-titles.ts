import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const prefix = 'virtual:page-titles/';
const features = fileURLToPath(new URL('../src/features', import.meta.url));

/**
 * The sidebar needs the name of every page, and nothing else of its words. This makes one small module a language out of
 * the word `title` of every feature, so that a new page brings its name by itself.
 */
export function pageTitles(): Plugin {
  return {
    name: 'cogn:page-titles',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: {
      filter: { id: /^\0virtual:page-titles\// },
      async handler(id) {
        const language = id.slice(prefix.length + 1);
        const titles: Record<string, string> = {};
        for (const file of globSync(`*/messages/${language}.ts`, { cwd: features }).sort()) {
          const path = resolve(features, file);
          this.addWatchFile(path);
          const { default: words } = (await import(`${pathToFileURL(path).href}?at=${Date.now()}`)) as Catalogue;
          if (typeof words.title === 'string') titles[basename(dirname(dirname(path)))] = words.title;
        }
        return { code: `export default ${JSON.stringify(titles)};`, moduleType: 'js' };
      },
    },
  };
}

interface Catalogue {
  default: { title?: unknown };
}
