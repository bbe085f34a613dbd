import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatText } from '../format-text.mjs';

/** The path of the export file's schema, from the repository's root. */
export const schemaPlace = 'docs/cogn-export.schema.json';

/** Generates the schema from the definitions of the tree at `root`. */
export async function writeSchema(root) {
  const source = pathToFileURL(join(root, 'web/src/portability/portable/portable-schema.ts'));
  const { portableSchema } = await import(source.href);
  await writeFile(join(root, schemaPlace), await formatText(schemaPlace, JSON.stringify(portableSchema())));
}
