import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const features = join(import.meta.dirname, '../web/src/features');

/** Returns the tables of each page that has tables. The file of a page's definition has the page's name: `water/water.ts`. */
export async function readPages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const pages = new Map<string, readonly string[]>();
  for (const { name: id } of (await readdir(features, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
    if (!(await readdir(join(features, id))).includes(`${id}.ts`)) continue;
    const module = (await import(join(features, id, `${id}.ts`))) as Record<
      string,
      { id?: string; tables?: readonly string[]; load?: unknown } | undefined
    >;
    for (const page of Object.values(module)) {
      if (page?.id === id && page.load && page.tables) pages.set(id, page.tables);
    }
  }
  return pages;
}
