import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { databaseSchema, databaseSchemaPlace } from './write-database-schema.mjs';

it('database/schema.sql matches the migrations', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const written = await readFile(join(root, databaseSchemaPlace), 'utf8');
  expect(written === (await databaseSchema(root)), 'database/schema.sql is stale: run `npm run schema`').toBe(true);
});
