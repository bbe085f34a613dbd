import type { ConsentPurpose } from '#core/consent/consent-purposes.ts';
import type { Page } from '#core/pages/define-page.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Fields, Values } from './fields.ts';

/** What a journal may ask a person to agree to; the messages of each purpose are in messages/. */
export type JournalPurpose = Extract<ConsentPurpose, 'health' | 'spirituality'>;

/** One record of a journal as the page sees it. */
export type Entry<Of extends Fields> = Values<Of> & {
  readonly id: string;
  /** The person's local calendar date. */
  readonly date: CalendarDate;
  /** When the record was made, by the person's own clock: an instant. */
  readonly created_at: string;
};

/** Returns one figure about some records, or null when they say nothing. Never zero for "no record". */
export type Statistic<Of extends Fields> = (entries: readonly Entry<Of>[]) => number | null;

/**
 * A dated record kept by a person: facts that two or more parts of the program read (gate, form, statistics, export). Field name =
 * column name. No layout, no conditions, no looks: those are the JSX of the page. What the sidebar needs stands in the page's own file,
 * so that the program's start does not carry the fields of every journal.
 */
export interface Journal<Of extends Fields = Fields> {
  /** The page that shows it: its access is the journal's, its messages are the journal's. */
  readonly page: Page;
  /** Asked for before the first record is kept. */
  readonly consent?: JournalPurpose;
  readonly table: string;
  /** Days to come can be written too; of other journals the database refuses them (`app.refuse_days_to_come`). */
  readonly planned?: true;
  readonly fields: Of;
  /** What an entry keeps of the moment in which it is added to a date: `created_at` is an instant, and forgets the zone. */
  readonly written?: (date: CalendarDate, now: Date) => Partial<Values<Of>>;
  readonly statistics: Readonly<Record<string, Statistic<Of>>>;
  /** Columns of an export, in their order. */
  readonly exported: readonly (keyof Of & string)[];
}

/** The record type of a journal: `EntryOf<typeof water>`. */
export type EntryOf<Kept extends { readonly fields: Fields }> = Entry<Kept['fields']>;

/** Declares a journal. `registry/definitions.ts` lists what it answers. */
export function defineJournal<const Of extends Fields>(journal: Journal<Of>): Journal<Of> {
  return journal;
}
