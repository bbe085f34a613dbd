import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { portableSchema } from './portable-schema.ts';

const path = join(import.meta.dirname, '../../../../docs/cogn-export.schema.json');

/** The file is made anew by `WRITE_SCHEMA=1 npx vitest run --project web web/src/app/portable/portable-schema.test.ts`. */
it('the documented schema is the one that follows from the definitions', async () => {
  const text = await format(JSON.stringify(portableSchema()), { ...(await resolveConfig(path)), parser: 'json' });
  if (process.env['WRITE_SCHEMA'] === '1') await writeFile(path, text);
  expect(await readFile(path, 'utf8')).toBe(text);
});
