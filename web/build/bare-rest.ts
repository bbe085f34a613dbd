import type { Plugin } from 'vite';

/** Methods of the client that no page calls; a call of one in our own source fails the build. */
const unused =
  'throwOnError stripNulls setHeader returns overrideTypes maybeSingle csv geojson explain rollback maxAffected neq gt lt like likeAllOf ' +
  'likeAnyOf ilike ilikeAllOf ilikeAnyOf regexMatch regexIMatch is isDistinct notIn containedBy rangeGt rangeGte rangeLt rangeLte rangeAdjacent ' +
  'overlaps textSearch not or insert schema getOpenApiSpec';
const methods = unused.split(' ');

/** Parts of the remaining methods, and what stands in for them. */
const parts: readonly (readonly [RegExp, string])[] = [
  // The read cache and the outbox try again (`retry: false`), and authorised-fetch.ts ends what takes too long.
  [/^async function fetchWithRetry[^]*?^\}\n/m, 'const fetchWithRetry = (ask, url, request) => ask(url, request);\n'],
  [/^function withTimeout[^]*?^\}\n/m, 'const withTimeout = (ask) => ask;\n'],
  // Advice for developers beside an error without an answer; what counts here is its status 0.
  [
    /^\t{3}let errorDetails[^]*?(?=^\t{3}return \{\n\t{4}success: false)/m,
    '\t\t\tconst errorDetails = "", hint = "", code = "";\n',
  ],
  // Other formats than JSON, and errors that are thrown: of the methods above.
  [/^\t{2}if \(this\.shouldStripNulls\) \{[^]*?^\t{2}\}\n/m, ''],
  [/if \(body === ""\) \{\} else if [^]*?(?=try \{)/, 'if (body !== "") '],
  [/^\t{5}if \(_this2\.shouldThrowOnError\) throw [^]*?\}\);\n/m, ''],
  [/^\t{3}if \(_this2\.isMaybeSingle [^]*?^\t{3}else data = null;\n/m, ''],
  [/^\t{3}if \(error && _this2\.shouldThrowOnError\).*\n/m, ''],
];

/**
 * PostgREST's client holds a filter for each operator, answers in other formats, and ways to try again. Its classes are not thinned out by the
 * bundler, so that every signed-in start would fetch 2 kB for nothing. A newer client whose text has changed fails the build.
 */
export function bareRest(): Plugin {
  return {
    name: 'cogn:bare-rest',
    apply: 'build',
    transform: {
      filter: { id: /\/postgrest-js\/dist\/index\.mjs$|\/web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.includes('/postgrest-js/')) return { code: bareClient(code), map: null };
        const used = usedMethod.exec(code)?.[1];
        if (used) this.error(`${id} calls "${used}", which web/build/bare-rest.ts leaves out. Take it from its list.`);
        return null;
      },
    },
  };
}

const usedMethod = new RegExp(String.raw`\.(${methods.join('|')})\(`);

/** The client's text without what nobody here uses. Throws where it does not find what it leaves out. */
export function bareClient(code: string): string {
  const cuts = [
    ...methods.map((name) => [new RegExp(String.raw`^\t(?:async )?${name}\(.*\{\n[^]*?^\t\}\n`, 'gm'), ''] as const),
    ...parts,
  ];
  return cuts.reduce((text, [found, instead]) => {
    const next = text.replace(found, () => instead);
    if (next === text) throw new Error(`postgrest-js has changed, and web/build/bare-rest.ts no longer finds ${found}.`);
    return next;
  }, code);
}
