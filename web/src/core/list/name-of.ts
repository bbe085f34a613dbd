import type { Fields, Values } from '#core/journal/fields.ts';
import type { List } from './define-list.ts';

/** What an item is called in a sentence: the text of its naming field. */
export function nameOf<Of extends Fields>({ named }: List<Of>, values: Values<Of>): string {
  return String(values[named] ?? '');
}
