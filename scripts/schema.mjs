// `npm run schema`: writes docs/cogn-export.schema.json anew from what the pages declare. To be run after a table or a field was added, changed or removed.
import { resolve } from 'node:path';
import { writeSchema } from './schema/write-schema.mjs';

await writeSchema(resolve(import.meta.dirname, '..'));
