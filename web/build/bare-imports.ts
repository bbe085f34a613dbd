import type { Plugin } from 'vite';

/**
 * Late parts are fetched by a bare `import()`. Vite wraps each in a helper that fetches a part's stylesheets and own parts ahead; here there is
 * one stylesheet and chunks are few and flat, so that the helper has nothing to do, at almost 1 kB on every page.
 */
export function bareImports(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'cogn:bare-imports',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === helper ? id : undefined),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
