import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portableSchema } from './portable-schema.ts';

const path = join(import.meta.dirname, '../../../../docs/cogn-export.schema.json');

it('the documented schema follows from the definitions', async () => {
  const written = JSON.parse(await readFile(path, 'utf8')) as unknown;
  expect(written, '`npm run schema` writes it again').toEqual(JSON.parse(JSON.stringify(portableSchema())));
});
