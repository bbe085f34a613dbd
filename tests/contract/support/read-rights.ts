import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TableRights } from './table-rights.ts';

const folder = join(import.meta.dirname, '..', 'rights');

/** The rights of all tables. Each table needs a file with its name in `rights/`. */
export async function readRights(): Promise<Map<string, TableRights>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const read = async (file: string): Promise<[string, TableRights]> => {
    const module = (await import(join(folder, file))) as { default: TableRights };
    return [basename(file, '.ts'), module.default];
  };
  return new Map(await Promise.all(files.map(read)));
}
