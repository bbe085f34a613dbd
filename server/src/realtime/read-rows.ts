import { DatabaseError, type Claims, type Database } from '#database/port.ts';

export interface Column {
  name: string;
  type: string;
}

/** Reads changed rows with the rights of the listening user, so that row-level security and column rights apply. */
export class RowReader {
  readonly #database: Database;
  readonly #columns = new Map<string, Promise<Column[]>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The columns of a table that users may read; empty if users may not read the table. Cached until `forget` is called. */
  columns(table: string): Promise<Column[]> {
    const known = this.#columns.get(table);
    if (known) return known;
    const asked = this.#database.asOwner(async (transaction) => {
      const { rows } = await transaction.finish<Column>(
        `select attname::text as name, typname::text as type
         from pg_attribute join pg_type on pg_type.oid = atttypid
         where attrelid = to_regclass(format('public.%I', $1::text)) and attnum > 0 and not attisdropped
           and has_column_privilege('authenticated', attrelid, attnum, 'select')
         order by attnum`,
        [table],
      );
      return rows;
    });
    asked.catch(() => this.#columns.delete(table));
    this.#columns.set(table, asked);
    return asked;
  }

  /** Reads the rows with these ids, as far as this user may see them. */
  async rows(claims: Claims, table: string, ids: readonly string[]): Promise<Record<string, unknown>[]> {
    try {
      return await this.#read(claims, table, ids);
    } catch (error) {
      // The cached columns are outdated, because a migration dropped one.
      if (!(error instanceof DatabaseError) || error.code !== '42703') throw error;
      this.forget();
      return this.#read(claims, table, ids);
    }
  }

  async #read(claims: Claims, table: string, ids: readonly string[]): Promise<Record<string, unknown>[]> {
    const columns = await this.columns(table);
    if (columns.length === 0) return [];
    const names = columns.map(({ name }) => quote(name)).join(', ');
    return this.#database.asUser(claims, async (transaction) => {
      const { rows } = await transaction.finish<{ record: Record<string, unknown> }>(
        `select row_to_json(changed) as record from (
           select ${names} from public.${quote(table)} where id = any($1::uuid[])) as changed`,
        [ids],
      );
      return rows.map(({ record }) => record);
    });
  }

  forget(): void {
    this.#columns.clear();
  }
}

/**
 * Quotes a name for SQL. This is only a precaution: names come from the catalogue and from a trigger, never from a client.
 */
function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
