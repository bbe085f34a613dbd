import type { ActionKind } from './pet-actions.ts';

/** Ways in which the companion takes each deed, one after the other. */
const ways = [1, 2, 3] as const;

/**
 * Which words tell the deed that was done last. Never the same twice in a row: it is somebody, not a machine, and a screen reader is told only
 * of words that changed.
 */
export function sayingOf(done: readonly ActionKind[], last: ActionKind): `${ActionKind}${(typeof ways)[number]}` {
  const times = done.filter((kind) => kind === last).length;
  return `${last}${ways[(times + ways.length - 1) % ways.length] ?? 1}`;
}
