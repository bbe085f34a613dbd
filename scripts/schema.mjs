// `npm run schema`: writes what follows from other files: docs/cogn-export.schema.json from the pages' definitions, and database/schema.sql from
// the migrations. Run it after a table or field was added, changed or removed.
import { resolve } from 'node:path';
import { writeDatabaseSchema } from './schema/write-database-schema.mjs';
import { writeSchema } from './schema/write-schema.mjs';

const root = resolve(import.meta.dirname, '..');
await writeSchema(root);
await writeDatabaseSchema(root);
