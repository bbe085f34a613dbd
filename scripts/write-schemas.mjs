// `npm run schema`: generates docs/cogn-export.schema.json from the pages' definitions, and database/schema.sql from
// the migrations. Run it after you add, change or remove a table or field.
import { resolve } from 'node:path';
import { writeDatabaseSchema } from './schema/write-database-schema.mjs';
import { writeSchema } from './schema/write-schema.mjs';

const root = resolve(import.meta.dirname, '..');
await writeSchema(root);
await writeDatabaseSchema(root);
