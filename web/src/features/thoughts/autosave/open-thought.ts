import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { changedColumns } from '#core/rows/row-conflict.ts';
import type { Sticker } from '../thoughts-entries.ts';

/** A thought in the editor. Its draft has the same form. */
export interface OpenThought {
  readonly id: string;
  readonly date: CalendarDate;
  readonly text: string;
  readonly stickers: readonly Sticker[];
  /** Ids of the person's own tags. */
  readonly tags: readonly string[];
  /** Whether a row of the thought was already written; then the next write is a change, not an insert. */
  readonly hasRow: boolean;
  /** The version of the row on which this text is based. Drafts of older builds lack the version and overwrite the row. */
  readonly seen?: SeenVersion | undefined;
}

/** The content of the row when this device last read or wrote it. After a write of this device, `updated_at` is missing. */
export interface SeenVersion {
  readonly text: string;
  readonly stickers: readonly Sticker[] | null;
  readonly tags: readonly string[] | null;
  readonly updated_at?: string | undefined;
}

/** The row's values for a thought: the trimmed text, and the stickers and tags or null. */
export function rowOf({ text, stickers, tags }: Pick<OpenThought, 'text' | 'stickers' | 'tags'>) {
  return { text: text.trim(), stickers: stickers.length > 0 ? stickers : null, tags: tags.length > 0 ? tags : null };
}

/**
 * The columns to write (text, stickers, tags): only those that differ from the seen version. So if one device changes the
 * text and another the stickers, both changes stay.
 */
export function changesOf(thought: OpenThought): Partial<ReturnType<typeof rowOf>> {
  return thought.seen ? changedColumns(thought.seen, rowOf(thought)) : rowOf(thought);
}

/**
 * Splits a text into parts of at most `longest` characters (code points, which the database counts too). A part ends at the
 * last space in its second half or, without such a space, at the limit. Only spaces at the cuts are lost.
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
