import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { changedColumns } from '#core/rows/compare-columns.ts';
import type { Sticker } from '../thoughts-entries.ts';

/** A thought in the editor, as this tab and its draft store it. */
export interface OpenThought {
  readonly id: string;
  readonly date: CalendarDate;
  readonly text: string;
  readonly stickers: readonly Sticker[];
  /** The outbox already has a row of it, so the next write is a change. */
  readonly hasRow: boolean;
  /** The version of the row that this text is based on. Missing in drafts of an older build: then the row is overwritten. */
  readonly seen?: SeenVersion | undefined;
}

/** The row's content when this device last read or wrote it. `updated_at` is missing after a write of this device. */
export interface SeenVersion {
  readonly text: string;
  readonly stickers: readonly Sticker[] | null;
  readonly updated_at?: string | undefined;
}

/** The content of its row: trimmed text, and null without stickers. */
export function rowOf({ text, stickers }: Pick<OpenThought, 'text' | 'stickers'>) {
  return { text: text.trim(), stickers: stickers.length > 0 ? stickers : null };
}

/**
 * The columns that a change writes: only those that differ from the seen version, so that another device may change the
 * other one.
 */
export function changesOf(thought: OpenThought): Partial<ReturnType<typeof rowOf>> {
  return thought.seen ? changedColumns(thought.seen, rowOf(thought)) : rowOf(thought);
}

/**
 * Splits a text into parts of at most `longest` characters (code points, as the database counts), each at the last space in
 * its second half, without losing a word.
 */
export function partsOf(text: string, longest: number): readonly string[] {
  const parts: string[] = [];
  let rest = [...text.trim()];
  while (rest.length > longest) {
    const space = rest.findLastIndex((letter, place) => place <= longest && /\s/u.test(letter));
    const end = space > longest / 2 ? space : longest;
    parts.push(rest.slice(0, end).join('').trim());
    rest = [...rest.slice(end).join('').trim()];
  }
  return [...parts, rest.join('')].filter((part) => part !== '');
}
