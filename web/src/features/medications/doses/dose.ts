import type { EntryOf } from '#core/journal/define-journal.ts';
import type { medicationDoses } from '../medication-doses.ts';

/** One entry: what became of a dose. */
export type Dose = EntryOf<typeof medicationDoses>;

/** What can become of a dose. Without a record it is a fourth thing: nothing is known. */
export type DoseState = Dose['state'];
