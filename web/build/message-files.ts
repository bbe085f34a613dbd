import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { languageCodes as languages } from '../src/core/messages/languages.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const catalogue = new RegExp(String.raw`(?:^|/)([\w-]+)/messages/(${languages.join('|')})\.ts$`);
/**
 * Namespaces that share a file; every other namespace has its own file. The namespaces of `start` are always loaded together,
 * and so are those of `signed-in`. `doses` and `verse` are in Today's file to save requests on a first visit. Other pages
 * that need them load Today's file too.
 */
const together: Readonly<Record<string, string>> = {
  core: 'start',
  app: 'start',
  'auth-ui': 'start',
  titles: 'signed-in',
  consents: 'account',
  journal: 'signed-in',
  doses: 'today',
  verse: 'today',
};

type Catalogue = Readonly<Record<string, unknown>>;

/**
 * Builds one small JSON file for each namespace and language. The folder's name has a hash of the files' content, so browsers
 * may cache the files forever. The build compiles the ICU messages, so that use-intl needs no parser (9 kB less). Tests read the
 * raw files.
 *
 * The namespace `titles` has the `title` of every page, for the sidebar.
 */
export function messageFiles(): Plugin {
  const virtual = 'virtual:messages';
  let folder = '/words';
  let files: Map<string, string> | undefined;
  return {
    name: 'cogn:message-files',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async buildStart() {
      files = await readMessages();
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
        readMessages().then((fresh) => {
          const text = fresh.get((request.url ?? '').slice(1).split('?')[0] ?? '');
          if (text === undefined) return next();
          response.setHeader('content-type', 'application/json');
          response.end(text);
        }, next);
      });
    },
  };
}

/** Whether a file has the messages of a page. */
const isOfPage = (file: string) => file.startsWith('features/') || existsSync(join(source, file, '../../page.tsx'));

/** Reads all messages. Returns a map from file name ('water.pt.json') to JSON text: namespace → compiled messages. */
async function readMessages(): Promise<Map<string, string>> {
  const contents = new Map<string, Record<string, unknown>>();
  const add = (namespace: string, language: string, messages: unknown) => {
    const name = `${together[namespace] ?? namespace}.${language}.json`;
    const known = contents.get(name);
    if (known && namespace in known) throw new Error(`Two folders named "${namespace}" hold messages; rename one.`);
    contents.set(name, { ...known, [namespace]: messages });
  };
  const titles = new Map<string, Record<string, unknown>>(languages.map((language) => [language, {}]));
  for (const file of globSync('**/messages/*.ts', { cwd: source }).sort()) {
    const [, namespace, language] = catalogue.exec(file) ?? [];
    if (!namespace || !language) continue;
    const { default: messages } = (await import(`${pathToFileURL(resolve(source, file)).href}?at=${Date.now()}`)) as {
      default: Catalogue;
    };
    const compiled = compileTexts(messages) as Catalogue;
    add(namespace, language, compiled);
    const known = titles.get(language);
    if (isOfPage(file) && known && compiled['title']) known[namespace] = compiled['title'];
  }
  for (const [language, messages] of titles) add('titles', language, messages);
  return new Map([...contents].map(([name, content]) => [name, JSON.stringify(content)]));
}

/** Compiles the strings of a catalogue and preserves its groups. */
function compileTexts(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, compileTexts(value)]));
}
