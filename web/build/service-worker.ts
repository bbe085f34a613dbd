import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { languageCodes as languages } from '../src/core/messages/languages.ts';
import type { BuildList } from '../src/service-worker/build-list.ts';

const source = fileURLToPath(new URL('../src/service-worker', import.meta.url));
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
/** A larger file is kept when it was opened, not before, in bytes as it is built. */
const largest = 150_000;
const firstPaint = 'first-paint.js';

/**
 * Builds the service worker beside the app, as a classic script that every browser runs, with the list of what it keeps; and the one that
 * takes its place when the operator switches it off. Both are made last, when the names of all other files are known.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'cogn:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = listBuild(Object.values(bundle));
        for (const [name, file] of [
          ['service-worker.js', 'service-worker.ts'],
          ['service-worker-off.js', 'farewell-worker.ts'],
        ] as const)
          this.emitFile({ type: 'asset', fileName: name, source: await buildWorker(join(source, file), list) });
      },
    },
  };
}

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The administrators' page says nothing without the server, and few people have it. */
const neverKept = 'admin';
const isNeverKept = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.length > 0 && moduleIds.every((id) => id.includes(`/src/features/${neverKept}/`));

/** Sorts the build's files into what the worker keeps at once, soon after, and by language. */
function listBuild(files: readonly File[]): BuildList {
  const chunks = files.filter((file) => file.type === 'chunk').filter((chunk) => !isNeverKept(chunk));
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const entry = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  const words = files.flatMap(({ fileName }) => /^(assets\/words-[^/]+)\/([\w-]+)\.pt\.json$/.exec(fileName) ?? []);
  if (!entry || !words[1]) throw new Error('The build has no entry or no words: the service worker would keep nothing.');

  const first = new Set<string>();
  const addWithImports = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(addWithImports);
  };
  for (const chunk of chunks) if (languageOf(chunk) === undefined && isOfTheHouse(chunk)) addWithImports(chunk.fileName);
  for (const { fileName } of files) if (fileName.endsWith('.css')) first.add(fileName);

  const textsOf: Record<string, string[]> = {};
  const soon: string[] = [];
  for (const chunk of chunks) {
    const language = languageOf(chunk);
    if (language) (textsOf[language] ??= []).push(`/${chunk.fileName}`);
    else if (!first.has(chunk.fileName) && chunk.code.length <= largest) soon.push(`/${chunk.fileName}`);
  }
  const others = files.filter(
    (file) =>
      file.fileName.startsWith('assets/') &&
      !file.fileName.startsWith(`${words[1]}/`) &&
      !(file.type === 'chunk' && isNeverKept(file)),
  );
  const sorted = new Set([...soon, ...Object.values(textsOf).flat(), ...[...first].map((name) => `/${name}`)]);
  const names = files
    .flatMap(({ fileName }) => /\/([\w-]+)\.pt\.json$/.exec(fileName)?.[1] ?? [])
    .filter((name) => !name.startsWith(neverKept));
  return {
    version: nameOf(files, html),
    entry,
    first: [`/${firstPaint}`, ...[...first].map((name) => `/${name}`)].sort(),
    soon: soon.sort(),
    onceOpened: others.map(({ fileName }) => `/${fileName}`).filter((address) => !sorted.has(address)),
    words: { folder: `/${words[1]}`, names: names.sort() },
    textsOf,
  };
}

/** Everything but the pages behind sign-in: those are kept quietly, or when they are opened. */
function isOfTheHouse({ moduleIds }: Rolldown.OutputChunk): boolean {
  const own = moduleIds.filter((id) => id.includes('/src/') && !id.includes('/node_modules/'));
  return (
    own.length > 0 &&
    own.every((id) => !id.includes('/src/features/') || /\/src\/features\/(?:auth\/|[^/]+\/[^/]+\.ts$)/.test(id))
  );
}

/** The language of a module that holds one language's text, such as the privacy policy's `ja.ts`. */
function languageOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const name = basename(facadeModuleId ?? '', '.ts');
  return languages.find((code) => code === name);
}

/** Names of built files change with their content; the others' content is told apart here. */
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
