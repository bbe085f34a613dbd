/** Who tries. The last three try on somebody else's row, the rest on their own. */
export const actors = ['anon', 'free', 'premium', 'lapsed', 'another', 'admin', 'service_role'] as const;
export type Actor = (typeof actors)[number];

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** done: it happened. unseen: nothing happened, as if the row were not there. refused: 42501. */
export type Outcome = 'done' | 'unseen' | 'refused';

/** What one table lets each actor do, and a row to try it with. */
export interface TableRights {
  /** Column that holds the owner. */
  owner: 'user_id' | 'id';
  /** A valid row, without id and owner. */
  row: Record<string, unknown>;
  /** A valid change of it. */
  change: Record<string, unknown>;
  /** A row of the same person that it must point at, by the column. */
  parent?: { column: string; table: string; row: Record<string, unknown> };
  /** Outcomes in the order of the verbs: select, insert, update, delete. */
  expected: Record<Actor, [Outcome, Outcome, Outcome, Outcome]>;
}

type Sample = Pick<TableRights, 'row' | 'change'>;

const stranger: TableRights['expected'][Actor] = ['unseen', 'refused', 'unseen', 'unseen'];
const nobody: TableRights['expected'][Actor] = ['refused', 'refused', 'refused', 'refused'];
const everything: TableRights['expected'][Actor] = ['done', 'done', 'done', 'done'];
/** Reading and removing stay; writing takes premium. */
const withoutPremium: TableRights['expected'][Actor] = ['done', 'refused', 'refused', 'done'];

/** A table of a person's own rows, free for everybody: `call app.protect('public.…')`. */
export function ownedByPerson(sample: Sample): TableRights {
  const others = { anon: nobody, another: stranger, admin: stranger, service_role: nobody };
  return { owner: 'user_id', ...sample, expected: { ...others, free: everything, premium: everything, lapsed: everything } };
}

/** The same for a premium journal: `call app.protect('public.…', premium => true)`. */
export function ownedByPremium(sample: Sample): TableRights {
  const owned = ownedByPerson(sample);
  return { ...owned, expected: { ...owned.expected, free: withoutPremium, lapsed: withoutPremium } };
}
