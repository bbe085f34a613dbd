import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** Where the form of a person's own file is written down, from the repository's top. */
export const schemaPlace = 'docs/cogn-export.schema.json';

/** Writes the schema that follows from the definitions of the tree at `root`. */
export async function writeSchema(root) {
  const source = pathToFileURL(join(root, 'web/src/portability/portable/portable-schema.ts'));
  const { portableSchema } = await import(source.href);
  const path = join(root, schemaPlace);
  await writeFile(path, await format(JSON.stringify(portableSchema()), { ...(await resolveConfig(path)), parser: 'json' }));
}
