import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { languageCodes as languages } from '../src/core/messages/languages.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const catalogue = new RegExp(String.raw`(?:^|/)(?:([\w-]+)/messages|(core)/words)/(${languages.join('|')})\.ts$`);
/** Namespaces that are always needed together travel in one file; every other one is a file of its own. */
const together: Readonly<Record<string, string>> = {
  core: 'frame',
  app: 'frame',
  'auth-ui': 'frame',
  titles: 'house',
  consents: 'account',
  journal: 'house',
};

type Catalogue = Readonly<Record<string, unknown>>;

/**
 * Words are data: each namespace in each language becomes a small JSON file under one folder that is named by the content
 * of all of them, so that the program needs no list of files and a browser may keep them for ever. ICU texts are compiled
 * here, and use-intl gets the formatter that needs no parser (9 kB less on every page). Tests read the raw catalogues.
 *
 * The namespace `titles` is put together out of the word `title` of every feature: the sidebar names all pages, and a new
 * page brings its name by itself.
 */
export function wordFiles(): Plugin {
  const virtual = 'virtual:words';
  let folder = '/words';
  let files: Map<string, string> | undefined;
  return {
    name: 'cogn:word-files',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async buildStart() {
      files = await readWords();
      const hash = createHash('sha256')
        .update(JSON.stringify([...files]))
        .digest('hex')
        .slice(0, 8);
      if (!this.meta.watchMode) folder = `/assets/words-${hash}`;
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? `export const folder = ${JSON.stringify(folder)};\nexport const fileOf = ${JSON.stringify(together)};`
        : undefined,
    generateBundle() {
      for (const [name, text] of files ?? [])
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}/${name}`, source: text });
    },
    configureServer(server) {
      folder = '/words';
      server.middlewares.use('/words', (request, response, next) => {
        readWords().then((fresh) => {
          const text = fresh.get((request.url ?? '').slice(1).split('?')[0] ?? '');
          if (text === undefined) return next();
          response.setHeader('content-type', 'application/json');
          response.end(text);
        }, next);
      });
    },
  };
}

/** Words of a feature, or of a page that belongs to the app since it shows what all others keep. */
const isOfPage = (file: string) => file.startsWith('features/') || existsSync(join(source, file, '../../page.tsx'));

/** File name ('water.pt.json') → its JSON text: namespace → compiled words. */
async function readWords(): Promise<Map<string, string>> {
  const contents = new Map<string, Record<string, unknown>>();
  const add = (namespace: string, language: string, words: unknown) => {
    const name = `${together[namespace] ?? namespace}.${language}.json`;
    const known = contents.get(name);
    if (known && namespace in known) throw new Error(`Two folders named "${namespace}" bring words; give one another name.`);
    contents.set(name, { ...known, [namespace]: words });
  };
  const titles = new Map<string, Record<string, unknown>>(languages.map((language) => [language, {}]));
  for (const file of globSync('**/{messages,words}/*.ts', { cwd: source }).sort()) {
    const [, folderName, core, language] = catalogue.exec(file) ?? [];
    const namespace = folderName ?? core;
    if (!namespace || !language) continue;
    const { default: words } = (await import(`${pathToFileURL(resolve(source, file)).href}?at=${Date.now()}`)) as {
      default: Catalogue;
    };
    const compiled = compileTexts(words) as Catalogue;
    add(namespace, language, compiled);
    const known = titles.get(language);
    if (isOfPage(file) && known && compiled['title']) known[namespace] = compiled['title'];
  }
  for (const [language, words] of titles) add('titles', language, words);
  return new Map([...contents].map(([name, content]) => [name, JSON.stringify(content)]));
}

/** Walks a catalogue: texts become compiled messages, groups stay groups. */
function compileTexts(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, compileTexts(value)]));
}
