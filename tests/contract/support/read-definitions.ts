import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const features = join(import.meta.dirname, '../../../web/src/features');

/** One field of a definition, as in web/src/core/journal/fields.ts. The tests share no types with the web app. */
export type DefinedField = { required: boolean } & (
  | { kind: 'number' | 'integer'; min: number; max: number; decimals: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'choices'; choices: readonly string[]; max?: number }
  | { kind: 'text'; minLength: number; maxLength: number; idPattern?: string }
  | { kind: 'flag' }
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'times'; max: number }
  | { kind: 'tags'; max: number }
);

/** A feature's definition of a table: a journal, a list, the settings of a page, or a section of the profile. */
export interface Definition {
  /** File and export name, for the test's messages. */
  name: string;
  table: string;
  fields: Readonly<Record<string, DefinedField>>;
  exported?: readonly string[];
  /** The consent that a journal requires. */
  consent?: string;
  /** The page of a journal; absent in other definitions. */
  page?: { id: string };
  planned?: true;
}

/**
 * All definitions that the web app's features export. Page components are not imported, because definitions do not need React.
 */
export async function readDefinitions(): Promise<Definition[]> {
  const files = (await readdir(features, { recursive: true })).filter(
    (file) => /^[^/]+\/[^/]+\.ts$/u.test(file) && !file.endsWith('.test.ts'),
  );
  const found: Definition[] = [];
  // One after the other: Playwright turns `import` into `require`, which fails for a module that another file is still loading.
  for (const file of files.sort()) {
    const path = join(features, file);
    const module = (await import(path)) as Record<string, Partial<Definition> | undefined>;
    for (const [name, value] of Object.entries(module))
      if (typeof value?.table === 'string' && value.fields !== undefined)
        found.push({ ...value, name: `${relative(features, path)} ${name}` } as Definition);
  }
  return found;
}
