import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { changedColumns } from '#core/rows/compare-columns.ts';
import type { Sticker } from '../thoughts-entries.ts';

/** A thought while it is written, as this tab holds it and as its draft lies on the device. */
export interface OpenThought {
  readonly id: string;
  readonly date: CalendarDate;
  readonly text: string;
  readonly stickers: readonly Sticker[];
  /** A row of it was given to the outbox: it is changed from then on. */
  readonly hasRow: boolean;
  /** The version of the row that this text is based on. Missing in drafts of an older build: then the row is overwritten. */
  readonly seen?: SeenVersion | undefined;
}

/** What a row held when this device last read or wrote it. `updated_at` is missing after a write of this device's own. */
export interface SeenVersion {
  readonly text: string;
  readonly stickers: readonly Sticker[] | null;
  readonly updated_at?: string | undefined;
}

/** What a row of it holds: no space at its ends, and null where there is no sticker. */
export function rowOf({ text, stickers }: Pick<OpenThought, 'text' | 'stickers'>) {
  return { text: text.trim(), stickers: stickers.length > 0 ? stickers : null };
}

/** What a change of its row writes: only what differs from the version that was seen, so that the other column may change elsewhere. */
export function changesOf(thought: OpenThought): Partial<ReturnType<typeof rowOf>> {
  return thought.seen ? changedColumns(thought.seen, rowOf(thought)) : rowOf(thought);
}

/**
 * A text in parts of at most `longest` characters (code points, as the database counts), each cut at the last space that its second half
 * has, so that a thought that grew too long becomes two and loses nothing.
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
