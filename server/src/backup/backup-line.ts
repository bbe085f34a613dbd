import { z } from 'zod';

const name = z.string().min(1);
const table = z.strictObject({ schema: name, table: name, columns: z.array(name).min(1) });
const sequence = z.strictObject({ schema: name, sequence: name, last: z.coerce.bigint(), called: z.boolean() });

/** Every line of a backup except rows. The file's order: beginning, tables with their rows, sequences, photos, keys, end. */
export const lineShape = z.union([
  z.strictObject({
    backup: z.literal(1),
    made: z.iso.datetime(),
    engine: z.enum(['pglite', 'postgres']),
    migrations: z.array(z.strictObject({ name, checksum: name })).min(1),
  }),
  table,
  sequence,
  /** A photo. `bytes` is null if the photo was removed while the backup was made. */
  z.strictObject({ object: z.uuid(), bytes: z.base64().nullable() }),
  z.strictObject({ keys: name }),
  /** The number of lines before this one, and their SHA-256 in hex. */
  z.strictObject({ end: z.strictObject({ lines: z.number(), sha256: name }) }),
]);

/** A row: each column in PostgreSQL's text format, which both engines read identically. */
export type RowLine = readonly (string | null)[];
export type BackupLine = z.output<typeof lineShape> | RowLine;
export type BackupTable = z.output<typeof table>;
export type BackupSequence = z.output<typeof sequence>;
export type BackupBeginning = Extract<z.output<typeof lineShape>, { backup: 1 }>;

/** Whether a line is a row of the most recently named table. */
export const isRow = (line: BackupLine): line is RowLine => Array.isArray(line);

/** A backup cannot be made or restored. The message gives the operator the reason. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
