import type { ConsentPurpose } from '#core/consent/consent-purposes.ts';
import type { LooseMessages } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import type { Repeats } from '#core/records/use-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Timed } from './entry-time.ts';
import type { Fields, Values } from './fields.ts';

/** The consent purposes that a journal may require. The texts are in messages/. */
export type JournalPurpose = Extract<ConsentPurpose, 'health' | 'spirituality'>;

/** One record of a journal, as the page uses it. */
export type Entry<Of extends Fields> = Values<Of> &
  Timed & {
    readonly id: string;
    /** The person's local calendar date. */
    readonly date: CalendarDate;
  };

/** Computes one figure from records. Returns null if the records hold no data, never zero. */
export type Statistic<Of extends Fields> = (entries: readonly Entry<Of>[]) => number | null;

/**
 * The definition of a journal, which the gates, form, statistics and export read. Field names are column names. The page's
 * JSX defines the layout and the conditional fields. The sidebar's data is in a separate file, so that the initial bundle
 * contains no fields.
 */
export interface Journal<Of extends Fields = Fields> {
  /** The page that shows the journal. Its access rights and messages also apply to the journal. */
  readonly page: Page;
  /** The consent to ask for before the first record. */
  readonly consent?: JournalPurpose;
  readonly table: string;
  /**
   * Whether the journal accepts future dates. In all other journals, the database refuses them (`app.refuse_days_to_come`).
   */
  readonly planned?: true;
  /** For a journal with repeating entries, whose column `repeat` is not null: expands them to their days. */
  readonly repeats?: Repeats;
  readonly fields: Of;
  /**
   * Extra values for a new entry, such as its local time, because the column `created_at` does not say the person's time
   * zone.
   */
  readonly written?: (date: CalendarDate, now: Date) => Partial<Values<Of>>;
  /**
   * A short name of an entry, for its toasts and the label of its remove button; null to show only the page's title. `words`
   * are the page's messages.
   */
  named?(values: Values<Of>, words: LooseMessages, locale: string): string | null;
  readonly statistics: Readonly<Record<string, Statistic<Of>>>;
  /** Columns of an export, in order. */
  readonly exported: readonly (keyof Of & string)[];
}

/** The record type of a journal: `EntryOf<typeof water>`. */
export type EntryOf<Of extends { readonly fields: Fields }> = Entry<Of['fields']>;

/** Declares a journal; add it to `registry/definitions.ts`. */
export function defineJournal<const Of extends Fields>(journal: Journal<Of>): Journal<Of> {
  return journal;
}
