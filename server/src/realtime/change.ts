import type { ChangeKind } from './binding.ts';

/**
 * The database's notification about one SQL statement: which rows of one user changed, without their content. See
 * `app.notify_change` in database/migrations.
 */
export interface Change {
  kind: ChangeKind;
  table: string;
  userId: string;
  /** The session that made the change; absent for the server's own work. */
  session: string | undefined;
  /** The ids of the changed rows, or 'all' if there were too many to list. */
  ids: readonly string[] | 'all';
}

/** Parses a notification. Undefined if the text is not a notification of a change. */
export function readChange(payload: string): Change | undefined {
  const [, kind, table = '', userId = '', session = '', ids = ''] =
    /^(INSERT|UPDATE|DELETE) (\w+) ([0-9a-f-]+) (\S+) (\S+)$/.exec(payload) ?? [];
  if (kind === undefined) return undefined;
  return {
    kind: kind as ChangeKind,
    table,
    userId,
    session: session === '-' ? undefined : session,
    ids: ids === '*' ? 'all' : ids.split(','),
  };
}
