import { z } from 'zod';

const name = z.string().min(1);
const table = z.strictObject({ schema: name, table: name, columns: z.array(name).min(1) });
const sequence = z.strictObject({ schema: name, sequence: name, last: z.coerce.bigint(), called: z.boolean() });

/** What a line of a backup can be, rows apart. In this order: the beginning, tables with their rows, sequences, photos, keys, the end. */
export const lineShape = z.union([
  z.strictObject({
    backup: z.literal(1),
    made: z.iso.datetime(),
    engine: z.enum(['pglite', 'postgres']),
    migrations: z.array(z.strictObject({ name, checksum: name })).min(1),
  }),
  table,
  sequence,
  /** A photo. `bytes` is null when there were none: it was removed while the backup was made. */
  z.strictObject({ object: z.uuid(), bytes: z.base64().nullable() }),
  z.strictObject({ keys: name }),
  /** Lines before this one, and the SHA-256 of them in hex. */
  z.strictObject({ end: z.strictObject({ lines: z.number(), sha256: name }) }),
]);

/** A row: each column as PostgreSQL writes it, so that both engines read it back alike. */
export type RowLine = readonly (string | null)[];
export type BackupLine = z.output<typeof lineShape> | RowLine;
export type BackupTable = z.output<typeof table>;
export type BackupSequence = z.output<typeof sequence>;
export type BackupBeginning = Extract<z.output<typeof lineShape>, { backup: 1 }>;

/** Whether a line is a row of the table that was named last. */
export const isRow = (line: BackupLine): line is RowLine => Array.isArray(line);

/** A backup cannot be made or put back, and why; the message is for the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
