import { z } from 'zod';

const name = z.string().min(1);
const table = z.strictObject({ schema: name, table: name, columns: z.array(name).min(1) });
const sequence = z.strictObject({ schema: name, sequence: name, last: z.coerce.bigint(), called: z.boolean() });

/**
 * The shape of a backup's lines, except rows. Their order is: beginning, tables each followed by their rows, sequences,
 * photos, keys, end.
 */
export const lineShape = z.union([
  z.strictObject({
    backup: z.literal(1),
    made: z.iso.datetime(),
    engine: z.enum(['pglite', 'postgres']),
    migrations: z.array(z.strictObject({ name, checksum: name })).min(1),
  }),
  table,
  sequence,
  /**
   * A photo: its id and its bytes. `bytes` is null if the store had none, for example because a user removed the photo
   * during the backup.
   */
  z.strictObject({ object: z.uuid(), bytes: z.base64().nullable() }),
  z.strictObject({ keys: name }),
  /** The end: the number of lines before this one, and their SHA-256 in hex. */
  z.strictObject({ end: z.strictObject({ lines: z.number(), sha256: name }) }),
]);

/**
 * A row, with the value of each column in PostgreSQL's text format. The embedded engine and PostgreSQL read this format
 * alike.
 */
export type RowLine = readonly (string | null)[];
export type BackupLine = z.output<typeof lineShape> | RowLine;
export type BackupTable = z.output<typeof table>;
export type BackupSequence = z.output<typeof sequence>;
export type BackupBeginning = Extract<z.output<typeof lineShape>, { backup: 1 }>;

/** Whether a line is a row. A row belongs to the last table line before it. */
export const isRow = (line: BackupLine): line is RowLine => Array.isArray(line);

/** Thrown if a backup cannot be made or restored. The message explains the reason to the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
