import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { languageCodes as languages } from '../src/core/messages/languages.ts';
import type { Archive, BuildList } from '../src/service-worker/build-list.ts';

const source = fileURLToPath(new URL('../src/service-worker', import.meta.url));
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
/**
 * The maximum size of a chunk in the archive `soon`, in characters. The worker loads this archive right after the essential
 * files. It caches a larger chunk only after a page opened that chunk.
 */
const largest = 150_000;
const firstPaint = 'first-paint.js';

/**
 * Builds the service worker as a classic script, which every browser runs, with the list of files to cache. Also builds the
 * worker that replaces it if the operator switches caching off. Both builds run last, because they need the names of all
 * other files.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'cogn:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = listBuild(Object.values(bundle), (fileName, archive) => {
          const source = JSON.stringify(archive);
          const name = `assets/${fileName}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json`;
          this.emitFile({ type: 'asset', fileName: name, source });
          return `/${name}`;
        });
        for (const [name, file] of [
          ['service-worker.js', 'service-worker.ts'],
          ['service-worker-off.js', 'uninstall-worker.ts'],
        ] as const)
          this.emitFile({ type: 'asset', fileName: name, source: await buildWorker(join(source, file), list) });
      },
    },
  };
}

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The worker never caches the administrators' page, because the page is useless offline and only administrators open it. */
const neverCached = 'admin';
const isOfAdministrators = (fileName: string) => fileName.split('/').at(-1)?.startsWith(neverCached) === true;
const isNeverCached = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.length > 0 && moduleIds.every((id) => id.includes(`/src/features/${neverCached}/`));

const textOf = (file: File) => (file.type === 'chunk' ? file.code : String(file.source));

/**
 * Sorts the build's files by when the worker caches them: at once, soon after, with a language, or once a page opens them.
 * `emit` writes an archive and returns its address.
 */
function listBuild(files: readonly File[], emit: (name: string, archive: Archive) => string): BuildList {
  const chunks = files.filter((file) => file.type === 'chunk').filter((chunk) => !isNeverCached(chunk));
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const entry = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  const [folder] = files.flatMap(({ fileName }) => /^assets\/words-[^/]+(?=\/[\w-]+\.pt\.json$)/.exec(fileName) ?? []);
  if (!entry || !folder) throw new Error('The build has no entry or no messages: the service worker would cache nothing.');

  const first = new Set<string>();
  const addWithImports = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(addWithImports);
  };
  for (const chunk of chunks) if (languageOf(chunk) === undefined && isOutsidePages(chunk)) addWithImports(chunk.fileName);
  for (const { fileName } of files) if (fileName.endsWith('.css')) first.add(fileName);

  const messages = files.filter(({ fileName }) => fileName.startsWith(`${folder}/`) && !isOfAdministrators(fileName));
  const words = languages.map((language): [string, File[]] => [
    language,
    [
      ...messages.filter(({ fileName }) => fileName.endsWith(`.${language}.json`)),
      ...chunks.filter((chunk) => languageOf(chunk) === language),
    ],
  ]);
  const soon = chunks.filter(
    (chunk) => languageOf(chunk) === undefined && !first.has(chunk.fileName) && chunk.code.length <= largest,
  );
  const others = files.filter(
    (file) =>
      file.fileName.startsWith('assets/') &&
      !file.fileName.startsWith(`${folder}/`) &&
      !(file.type === 'chunk' && isNeverCached(file)),
  );
  const sorted = new Set([...soon, ...words.flatMap(([, each]) => each)].map(({ fileName }) => fileName).concat([...first]));
  const pack = (name: string, packed: readonly File[]) =>
    emit(name, Object.fromEntries(packed.map((file) => [`/${file.fileName}`, textOf(file)])));
  return {
    version: nameOf(files, html),
    entry,
    first: pack(
      'offline-start',
      files.filter(({ fileName }) => first.has(fileName)),
    ),
    soon: pack('offline-pages', soon),
    onceOpened: others.filter(({ fileName }) => !sorted.has(fileName)).map(({ fileName }) => `/${fileName}`),
    words: Object.fromEntries(words.map(([language, each]) => [language, pack(`offline-words-${language}`, each)])),
  };
}

/**
 * Whether a chunk contains code of this app, and none of it is a feature's page. Sign-in (`auth`) and `.ts` files directly
 * in a feature's folder do not count as a page. The worker caches such a chunk at once. It caches the other chunks later, or
 * when a page opens them.
 */
function isOutsidePages({ moduleIds }: Rolldown.OutputChunk): boolean {
  const own = moduleIds.filter((id) => id.includes('/src/') && !id.includes('/node_modules/'));
  return (
    own.length > 0 &&
    own.every((id) => !id.includes('/src/features/') || /\/src\/features\/(?:auth\/|[^/]+\/[^/]+\.ts$)/.test(id))
  );
}

/** The language of a module with texts in one language, such as the privacy policy's `ja.ts`. */
function languageOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const name = basename(facadeModuleId ?? '', '.ts');
  return languages.find((code) => code === name);
}

/**
 * Hash of the build: the names of assets, which contain a hash of their content, and the content of `index.html` and
 * `first-paint.js`.
 */
function nameOf(files: readonly File[], html: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(publicFolder, firstPaint)))
    .update(html);
  for (const { fileName } of files) if (fileName.startsWith('assets/')) hash.update(fileName);
  return hash.digest('hex').slice(0, 12);
}

async function buildWorker(file: string, list: BuildList): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { cognBuild: JSON.stringify(list) },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: ['chrome120', 'firefox121', 'safari17.2'],
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  const code = outputs.flatMap(({ output }) => output).find((each) => each.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`${file} was not built`);
  return code;
}
