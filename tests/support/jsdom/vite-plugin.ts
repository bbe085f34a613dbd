import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';

const here = (file: string) => join(import.meta.dirname, file);
const withPlaywright = here('../test.ts');

/** Replaces Playwright's `test` and `expect` by this folder's, in the stories and in the support files that they import. */
export function storiesInJsdom(): Plugin {
  return {
    name: 'cogn:stories-in-jsdom',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === '@playwright/test') return here('expect.ts');
      return resolve(dirname(importer), id) === withPlaywright ? here('test.ts') : undefined;
    },
  };
}
