import { causes, outcomes, type Cause, type Hypothesis, type Outcome } from '#features/hypotheses/hypothesis-table.ts';
import type { Tracker } from '#features/trackers/tracker-tables.ts';

/** A series that a hypothesis compares: one of the app, by its name, or an own tracker. */
export type OutcomeSeries = Outcome | Tracker;
export type CauseSeries = Cause | Tracker;

/** The key of a series in `Recorded` and in the form: its name, or the tracker's id. */
export const keyOf = (series: OutcomeSeries | CauseSeries): string => (typeof series === 'string' ? series : series.id);

/** The series with this key; null if there is none. */
export function seriesWith<Name extends string>(
  key: string | null,
  names: readonly Name[],
  trackers: readonly Tracker[],
): Name | Tracker | null {
  return names.find((name) => name === key) ?? trackers.find(({ id }) => id === key) ?? null;
}

/** The series of a hypothesis. */
export interface Compared {
  readonly outcome: OutcomeSeries;
  /** Null if the hypothesis is not about a pair. */
  readonly cause: CauseSeries | null;
}

/** The series of a hypothesis. Null if one is an own tracker that is not among `trackers`. */
export function comparedOf(hypothesis: Hypothesis, trackers: readonly Tracker[]): Compared | null {
  const outcome = seriesWith(hypothesis.outcome_tracker ?? hypothesis.outcome, outcomes, trackers);
  const cause = seriesWith(hypothesis.cause_tracker ?? hypothesis.cause, causes, trackers);
  return outcome === null || (hypothesis.cause !== null && cause === null) ? null : { outcome, cause };
}

type Columns = 'outcome' | 'outcome_tracker' | 'outcome_tracker_name' | 'cause' | 'cause_tracker' | 'cause_tracker_name';

/** The columns of a hypothesis about these series. */
export function columnsOf({ outcome, cause }: Compared): Pick<Hypothesis, Columns> {
  const [ofOutcome, ofCause] = [outcome, cause].map((series) => (typeof series === 'string' ? null : series));
  return {
    outcome: typeof outcome === 'string' ? outcome : 'tracker',
    outcome_tracker: ofOutcome?.id ?? null,
    outcome_tracker_name: ofOutcome?.name ?? null,
    cause: cause === null || typeof cause === 'string' ? cause : 'tracker',
    cause_tracker: ofCause?.id ?? null,
    cause_tracker_name: ofCause?.name ?? null,
  };
}
