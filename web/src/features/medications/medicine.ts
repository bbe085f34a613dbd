import type { Item } from '#core/list/define-list.ts';
import type { medicines } from './medicines.ts';

/** One medicine of the person's list. */
export type Medicine = Item<(typeof medicines)['fields']> & {
  /** When `pills_left` was counted: an instant; null while nothing was counted. */
  readonly counted_at: string | null;
};
