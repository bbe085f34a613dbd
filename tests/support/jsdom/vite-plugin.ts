import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

/** Gives the stories this folder's `test` in the place of Playwright's. */
export function storiesInJsdom(): Plugin {
  return {
    name: 'cogn:stories-in-jsdom',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/support/test.ts') ? join(import.meta.dirname, 'test.ts') : undefined),
  };
}
