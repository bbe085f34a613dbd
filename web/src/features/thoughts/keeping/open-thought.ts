import type { CalendarDate } from '#lib/calendar-date.ts';
import type { Sticker } from '../stickers.ts';

/** A thought while it is written, as this tab holds it and as its draft lies on the device. */
export interface OpenThought {
  readonly id: string;
  readonly date: CalendarDate;
  readonly text: string;
  readonly stickers: readonly Sticker[];
  /** A row of it was given to the outbox: it is changed from then on. */
  readonly hasRow: boolean;
}

/** What a row of it holds: no space at its ends, and null where there is no sticker. */
export function rowOf({ text, stickers }: Pick<OpenThought, 'text' | 'stickers'>) {
  return { text: text.trim(), stickers: stickers.length > 0 ? stickers : null };
}
