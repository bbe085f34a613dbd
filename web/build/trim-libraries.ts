import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Leaves out parts of libraries that no page uses and that the bundler cannot remove by itself. The bytes that each saves are in
 * docs/decisions/0084. Each part fails the build when its library's text has changed, or falls back to the whole library.
 */
export const trimLibraries = (): Plugin[] => [trimPreload(), trimRouter(), trimIcons(), trimQueries(), trimPostgrest()];

/**
 * Replaces Vite's preload helper with a bare `import()`. The helper fetches a chunk's stylesheets and imports ahead; this app has one
 * stylesheet, and its chunks are few and flat.
 */
function trimPreload(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'cogn:trim-preload',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === helper ? id : undefined),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/**
 * Lets the bundler drop React Router's unused components. They stay otherwise, with the code for server rendering, because the router
 * assigns `displayName` to them and creates them by calls that are not marked as free of side effects.
 */
function trimRouter(): Plugin {
  return {
    name: 'cogn:trim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.m?js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(?:const|let|var) \w+ = (?=React\$\d\.(?:forwardRef|createContext)\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

const drawIcon = fileURLToPath(new URL('../src/ui/lib/draw-icon.ts', import.meta.url));

/**
 * Strips lucide's icons to their lines and draws them with `ui/lib/draw-icon.ts`. Lucide gives each line a random key, each icon a size,
 * and a component with eight options; random keys do not compress, and the start has some fifty icons. Development keeps lucide's own.
 */
function trimIcons(): Plugin {
  return {
    name: 'cogn:trim-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: trimIcon(code), map: null }),
    },
  };
}

/** An icon's module without what `drawIcon` does not need. A module of another shape stays as it is. */
export function trimIcon(code: string): string {
  if (!code.includes("'../createLucideIcon.mjs'") || !code.includes('size: 24,')) return code;
  return code
    .replace("'../createLucideIcon.mjs'", JSON.stringify(drawIcon))
    .replace('import createLucideIcon from', 'import { drawIcon as createLucideIcon } from')
    .replace('size: 24,', '')
    .replaceAll(/,\s+key: "\w+"/g, '')
    .replaceAll(/\[\s*"path",\s*\{\s*d: ("[^"]+")\s*\}\s*\]/g, '$1')
    .replace(/,\s+aliases: \[[^\]]*\]/, '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');
}

/** Replacements for parts of TanStack Query, by the ends of their paths: a mutation cache that stays empty, and no infinite queries. */
const queryReplacements = {
  'mutationCache.js': `
    export class MutationCache {
      clear() {}
      getAll() { return []; }
      findAll() { return []; }
      resumePausedMutations() { return Promise.resolve(); }
    }`,
  'infiniteQueryBehavior.js': `
    export const infiniteQueryBehavior = () => undefined;
    export const hasNextPage = () => false;
    export const hasPreviousPage = () => false;`,
};
/** The modules that need those parts. */
const queryUsers = /\/query-core\/build\/modern\/(?:mutationObserver|infiniteQueryObserver)\.js$/;

/**
 * Leaves out mutations and infinite queries, which TanStack Query bundles whether they are used or not. Here the outbox writes
 * (core/outbox), and lists are read whole. The build fails when a module needs them after all.
 */
function trimQueries(): Plugin {
  return {
    name: 'cogn:trim-queries',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/build\/modern\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
      handler: (id) => queryReplacements[id.split('/').at(-1) as keyof typeof queryReplacements],
    },
    generateBundle(_, files) {
      const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
      const user = modules.find(([id, { code }]) => code && queryUsers.test(id));
      if (user)
        this.error(`${user[0]} needs a part that web/build/trim-libraries.ts leaves out: remove it from queryReplacements.`);
    },
  };
}

/** Methods of PostgREST's client that no page calls; a call of one in our own source fails the build. */
const unused =
  'throwOnError stripNulls setHeader returns overrideTypes maybeSingle csv geojson explain rollback maxAffected neq gt lt like likeAllOf ' +
  'likeAnyOf ilike ilikeAllOf ilikeAnyOf regexMatch regexIMatch is isDistinct notIn containedBy rangeGt rangeGte rangeLt rangeLte rangeAdjacent ' +
  'overlaps textSearch not or insert schema getOpenApiSpec';
const methods = unused.split(' ');

/** Unused parts of the remaining methods, and their replacements. */
const parts: readonly (readonly [RegExp, string])[] = [
  // The read cache and the outbox retry by themselves (`retry: false`), and authorised-fetch.ts sets the timeout.
  [/^async function fetchWithRetry[^]*?^\}\n/m, 'const fetchWithRetry = (ask, url, request) => ask(url, request);\n'],
  [/^function withTimeout[^]*?^\}\n/m, 'const withTimeout = (ask) => ask;\n'],
  // Advice for developers on a network error; this app only reads its status 0.
  [
    /^\t{3}let errorDetails[^]*?(?=^\t{3}return \{\n\t{4}success: false)/m,
    '\t\t\tconst errorDetails = "", hint = "", code = "";\n',
  ],
  // Formats other than JSON, and thrown errors: parts of the methods above.
  [/^\t{2}if \(this\.shouldStripNulls\) \{[^]*?^\t{2}\}\n/m, ''],
  [/if \(body === ""\) \{\} else if [^]*?(?=try \{)/, 'if (body !== "") '],
  [/^\t{5}if \(_this2\.shouldThrowOnError\) throw [^]*?\}\);\n/m, ''],
  [/^\t{3}if \(_this2\.isMaybeSingle [^]*?^\t{3}else data = null;\n/m, ''],
  [/^\t{3}if \(error && _this2\.shouldThrowOnError\).*\n/m, ''],
];

/**
 * Leaves out the unused methods of PostgREST's client: a filter for each operator, other formats, retries. They are methods of classes,
 * which the bundler does not tree-shake.
 */
function trimPostgrest(): Plugin {
  return {
    name: 'cogn:trim-postgrest',
    apply: 'build',
    transform: {
      filter: { id: /\/postgrest-js\/dist\/index\.mjs$|\/web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.includes('/postgrest-js/')) return { code: trimClient(code), map: null };
        const used = usedMethod.exec(code)?.[1];
        if (used)
          this.error(`${id} calls "${used}", which web/build/trim-libraries.ts leaves out: remove it from its list.`);
        return null;
      },
    },
  };
}

const usedMethod = new RegExp(String.raw`\.(${methods.join('|')})\(`);

/** The client's text without its unused parts. Throws when it does not find one of them. */
export function trimClient(code: string): string {
  const cuts = [
    ...methods.map((name) => [new RegExp(String.raw`^\t(?:async )?${name}\(.*\{\n[^]*?^\t\}\n`, 'gm'), ''] as const),
    ...parts,
  ];
  return cuts.reduce((text, [found, instead]) => {
    const next = text.replace(found, () => instead);
    if (next === text)
      throw new Error(`postgrest-js has changed, and web/build/trim-libraries.ts no longer finds ${found}.`);
    return next;
  }, code);
}

/** Tailwind's test before a mixed colour. Chrome mixes since 111, Firefox since 113, Safari since 16.2: every browser that we build for. */
const colourMixTest = /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{/;

/** Unwraps Tailwind's `@supports` around mixed colours, because every supported browser can mix colours. Place it after Tailwind. */
export function trimStyles(): Plugin {
  return {
    name: 'cogn:trim-styles',
    enforce: 'pre',
    apply: 'build',
    transform: { filter: { id: /\/styles\/index\.css/ }, handler: (code) => ({ code: unwrapColourMix(code), map: null }) },
  };
}

/** The stylesheet with the rules inside that test, without the test. */
export function unwrapColourMix(code: string): string {
  const found = colourMixTest.exec(code);
  if (!found) return code;
  const start = found.index + found[0].length;
  let end = start;
  for (let depth = 1; depth > 0 && end < code.length; end += 1) {
    if (code[end] === '{') depth += 1;
    if (code[end] === '}') depth -= 1;
  }
  return code.slice(0, found.index) + code.slice(start, end - 1) + unwrapColourMix(code.slice(end));
}
