import type { Plugin } from 'vite';

/** What stands in for the parts, by the ends of their paths: a keeper of mutations that has none, and no way to fetch further pages of a query. */
const bare = {
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
/** Who needs them. */
const users = /\/query-core\/build\/modern\/(?:mutationObserver|infiniteQueryObserver)\.js$/;

/**
 * TanStack Query holds mutations and queries of many pages ready whether a program has any. Here the outbox writes (core/outbox) and lists are read
 * whole, so that every signed-in start would fetch 1.6 kB for nothing. Whoever needs them after all is told so by the build.
 */
export function bareQueries(): Plugin {
  return {
    name: 'cogn:bare-queries',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/build\/modern\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
      handler: (id) => bare[id.split('/').at(-1) as keyof typeof bare],
    },
    generateBundle(_, files) {
      const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
      const user = modules.find(([id, { code }]) => code && users.test(id));
      if (user)
        this.error(
          `${user[0]} is in use: web/build/bare-queries.ts leaves out what it needs. Take that part from its list.`,
        );
    },
  };
}
