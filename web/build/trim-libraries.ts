import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Removes unused parts of libraries that the bundler cannot tree-shake; docs/decisions/0084 lists the savings. If a
 * library's source changes, the build fails or contains the whole library.
 */
export const trimLibraries = (): Plugin[] => [trimPreload(), trimRouter(), trimIcons(), trimQueries(), trimPostgrest()];

/**
 * Turns Vite's calls of its preload helper into bare `import()`. The helper prefetches stylesheets and imports of a chunk,
 * but this app has one stylesheet and few, flat chunks. A call that the pattern `preload` misses uses a replacement helper,
 * which only imports.
 */
function trimPreload(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'cogn:trim-preload',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === helper ? id : undefined),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    renderChunk: (code) => ({ code: bareImports(code), map: null }),
  };
}

/** Matches Vite's call around `import("x")`, or around `const { Part } = await import("x"); return { Part };`. */
const preload =
  /__vitePreload\((?:async \(\) => \{\s*const \{[^}]*\} = await |\(\) => )(import\("[^"]*"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)/g;

/** The code of a chunk with `import()` in place of Vite's calls of its preload helper. */
export const bareImports = (code: string): string => code.replaceAll(preload, '$1');

/**
 * Lets the bundler drop unused components of React Router, and its server rendering. Otherwise the bundler keeps this code,
 * because the router sets `displayName` on components and does not mark the calls that create them as free of side effects.
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
 * Reduces lucide's icons to their lines and draws them with `ui/lib/draw-icon.ts`. The initial bundle has some fifty icons.
 * Lucide gives each icon random keys, which do not compress, and draws it with a component that has eight options.
 * Development uses lucide unchanged.
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

/** Reduces an icon's module to the parts that `drawIcon` needs. Modules of another shape stay unchanged. */
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

/** Replacements for parts of TanStack Query, by file: an empty mutation cache, no infinite queries, and no Suspense. */
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
  'suspense.js': `
    export const ensureSuspenseTimers = () => undefined;
    export const shouldSuspend = () => false;
    export const fetchOptimistic = () => undefined;
    export const defaultThrowOnError = () => false;`,
};
/** The modules of TanStack Query that need the replaced parts. This app must not import them. */
const queryUsers =
  /\/build\/modern\/(?:mutationObserver|infiniteQueryObserver|useSuspense(?:Query|Queries|InfiniteQuery)|useQueries)\.js$/;

/** Methods of TanStack Query that neither this app nor `useQuery` calls, by file. */
const queryMethods = {
  'queryClient.js':
    'isFetching isMutating ensureQueryData setQueriesData removeQueries resetQueries cancelQueries query fetchQuery prefetchQuery ' +
    'infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData getMutationCache getDefaultOptions setDefaultOptions ' +
    'setQueryDefaults setMutationDefaults getMutationDefaults defaultMutationOptions',
  'queryObserver.js': 'fetchOptimistic',
};

/** Unused parts of TanStack Query's methods, by file: a check of the option `enabled`, which is always a boolean here. */
const queryParts: Readonly<Record<string, readonly Cut[]>> = {
  'queryObserver.js': [[/^\t{2}if \(this\.options\.enabled !== void 0 && .*throw .*\n/m, '']],
};

/**
 * Removes mutations, infinite queries, Suspense and unused methods, which TanStack Query always bundles. This app writes
 * through its outbox (core/outbox) and reads whole lists. The build fails if a module needs the removed parts.
 */
function trimQueries(): Plugin {
  const calls = callOf(Object.values(queryMethods).join(' '));
  return {
    name: 'cogn:trim-queries',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\/build\/modern\/(?:mutationCache|infiniteQueryBehavior|suspense)\.js$/ },
      handler: (id) => queryReplacements[basename(id) as keyof typeof queryReplacements],
    },
    transform: {
      filter: { id: /\/query-core\/build\/modern\/(?:queryClient|queryObserver)\.js$/ },
      handler: (code, id) => ({
        code: cut(code, [
          ...cutsOf(queryMethods[basename(id) as keyof typeof queryMethods]),
          ...(queryParts[basename(id)] ?? []),
        ]),
        map: null,
      }),
    },
    generateBundle(_, files) {
      const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
      const user = modules.find(([id, { code }]) => code && (queryUsers.test(id) || calls.test(code)));
      if (user) this.error(`${user[0]} needs a part that web/build/trim-libraries.ts leaves out: remove it from its lists.`);
    },
  };
}

/** Methods of PostgREST's client that no page calls. The build fails if our source calls one of them. */
const clientMethods =
  'throwOnError stripNulls setHeader returns overrideTypes maybeSingle csv geojson explain rollback maxAffected neq gt lt like likeAllOf ' +
  'likeAnyOf ilike ilikeAllOf ilikeAnyOf regexMatch regexIMatch is isDistinct notIn containedBy rangeGt rangeGte rangeLt rangeLte rangeAdjacent ' +
  'overlaps textSearch not or insert schema getOpenApiSpec';

/** Unused parts of methods of PostgREST's client that this app does call, each with its replacement. */
const parts: readonly Cut[] = [
  // The read cache and the outbox do their own retries (`retry: false`), and authorised-fetch.ts sets the timeout.
  [/^async function fetchWithRetry[^]*?^\}\n/m, 'const fetchWithRetry = (ask, url, request) => ask(url, request);\n'],
  [/^function withTimeout[^]*?^\}\n/m, 'const withTimeout = (ask) => ask;\n'],
  // Removes hints for developers about a network error. This app reads only the status 0 of such an error.
  [
    /^\t{3}let errorDetails[^]*?(?=^\t{3}return \{\n\t{4}success: false)/m,
    '\t\t\tconst errorDetails = "", hint = "", code = "";\n',
  ],
  // Removes a check of the table's name, which is never blank in this app.
  [/^\t{2}if \(!relation \|\| .*\n/m, ''],
  // Removes branches for formats other than JSON and for thrown errors.
  [/^\t{2}if \(this\.shouldStripNulls\) \{[^]*?^\t{2}\}\n/m, ''],
  [/if \(body === ""\) \{\} else if [^]*?(?=try \{)/, 'if (body !== "") '],
  [/^\t{5}if \(_this2\.shouldThrowOnError\) throw [^]*?\}\);\n/m, ''],
  [/^\t{3}if \(_this2\.isMaybeSingle [^]*?^\t{3}else data = null;\n/m, ''],
  [/^\t{3}if \(error && _this2\.shouldThrowOnError\).*\n/m, ''],
];

/**
 * Removes unused methods of PostgREST's client: filters by other operators, formats other than JSON, retries. Bundlers do not
 * tree-shake methods of classes.
 */
function trimPostgrest(): Plugin {
  const calls = callOf(clientMethods);
  return {
    name: 'cogn:trim-postgrest',
    apply: 'build',
    transform: {
      filter: { id: /\/postgrest-js\/dist\/index\.mjs$|\/web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.includes('/postgrest-js/')) return { code: trimClient(code), map: null };
        const used = calls.exec(code)?.[1];
        if (used)
          this.error(`${id} calls "${used}", which web/build/trim-libraries.ts leaves out: remove it from its list.`);
        return null;
      },
    },
  };
}

/** The client's source without its unused parts. Throws if a part is missing. */
export const trimClient = (code: string): string => cut(code, [...cutsOf(clientMethods), ...parts]);

/** A pattern for a part of a source, and the replacement of that part. */
type Cut = readonly [RegExp, string];

/** Cuts these methods out of a class. The names are separated by spaces. */
const cutsOf = (methods: string): Cut[] =>
  methods.split(' ').map((name) => [new RegExp(String.raw`^\t(?:async )?${name}\(.*\{\n[^]*?^\t\}\n`, 'gm'), '']);

/** Matches a call of one of these methods. */
const callOf = (methods: string) => new RegExp(String.raw`\.(${methods.replaceAll(' ', '|')})\(`);

function cut(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, [found, instead]) => {
    const next = text.replace(found, () => instead);
    if (next === text) throw new Error(`A library changed, and web/build/trim-libraries.ts no longer finds ${found}.`);
    return next;
  }, code);
}

/**
 * Tailwind's support test around mixed colours. Every browser of our build target passes it (needed: Chrome 111, Firefox 113,
 * Safari 16.2).
 */
const colourMixTest = /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{/;

/**
 * Unwraps Tailwind's `@supports` around mixed colours, because every supported browser passes that test. Place this plugin after
 * Tailwind.
 */
export function trimStyles(): Plugin {
  return {
    name: 'cogn:trim-styles',
    enforce: 'pre',
    apply: 'build',
    transform: { filter: { id: /\/styles\/index\.css/ }, handler: (code) => ({ code: unwrapColourMix(code), map: null }) },
  };
}

/** Moves the rules out of Tailwind's support test for mixed colours. */
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
