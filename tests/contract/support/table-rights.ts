/** The acting user or role. `anon`, `another`, `admin` and `service_role` act on another user's row. */
export const actors = ['anon', 'free', 'premium', 'lapsed', 'another', 'admin', 'service_role'] as const;
export type Actor = (typeof actors)[number];

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** `done`: the action succeeded. `unseen`: it affected no row, as if the row did not exist. `refused`: error 42501. */
export type AttemptOutcome = 'done' | 'unseen' | 'refused';

/** The rights of each actor on one table, and a sample row. */
export interface TableRights {
  /** The column with the owner's id. */
  owner: 'user_id' | 'id';
  /** A valid row, without id and owner. */
  row: Record<string, unknown>;
  /** A valid change to the sample row. */
  change: Record<string, unknown>;
  /** A row of the same user that the sample row must reference, and the column of the sample row that references it. */
  parent?: { column: string; table: string; row: Record<string, unknown> };
  /** Outcomes in the order of the verbs: select, insert, update, delete. */
  expected: Record<Actor, [AttemptOutcome, AttemptOutcome, AttemptOutcome, AttemptOutcome]>;
}

type Sample = Pick<TableRights, 'row' | 'change'>;

const other: TableRights['expected'][Actor] = ['unseen', 'refused', 'unseen', 'unseen'];
const nobody: TableRights['expected'][Actor] = ['refused', 'refused', 'refused', 'refused'];
const everything: TableRights['expected'][Actor] = ['done', 'done', 'done', 'done'];
/** Reading and removing are free; writing needs premium. */
const withoutPremium: TableRights['expected'][Actor] = ['done', 'refused', 'refused', 'done'];

/** The rights to a table of users' own rows that is free for everybody: `call app.protect('public.…')`. */
export function ownedByPerson(sample: Sample): TableRights {
  const others = { anon: nobody, another: other, admin: other, service_role: nobody };
  return { owner: 'user_id', ...sample, expected: { ...others, free: everything, premium: everything, lapsed: everything } };
}

/** The rights to a table of users' own rows in which writing needs premium: `call app.protect('public.…', premium => true)`. */
export function ownedByPremium(sample: Sample): TableRights {
  const owned = ownedByPerson(sample);
  return { ...owned, expected: { ...owned.expected, free: withoutPremium, lapsed: withoutPremium } };
}
