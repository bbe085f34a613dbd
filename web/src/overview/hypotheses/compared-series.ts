import { causes, outcomes, type Cause, type Hypothesis, type Outcome } from '#features/hypotheses/hypothesis-table.ts';
import type { Tracker } from '#features/trackers/tracker-tables.ts';

/** An own tag as a series: 1 on a day with the tag, 0 on another day with an entry of mood, activity or thoughts. */
export interface TagSeries {
  readonly kind: 'tag';
  readonly id: string;
  /** The id of the tag that entries show: that of another tag if this one was merged into it. */
  readonly shown: string;
  /** The name of the shown tag. */
  readonly name: string;
}

export type OwnSeries = Tracker | TagSeries;

/** A series that a hypothesis compares: one of the app, by its name, or an own tracker or tag. */
export type OutcomeSeries = Outcome | OwnSeries;
export type CauseSeries = Cause | OwnSeries;

/** The key of a series in `Recorded` and in the form: its name, or the id of the tracker or tag. */
export const keyOf = (series: OutcomeSeries | CauseSeries): string => (typeof series === 'string' ? series : series.id);

/** The series with this key; null if there is none. */
export function seriesWith<Name extends string>(
  key: string | null,
  names: readonly Name[],
  own: readonly OwnSeries[],
): Name | OwnSeries | null {
  return names.find((name) => name === key) ?? own.find(({ id }) => id === key) ?? null;
}

/** The series of a hypothesis. */
export interface Compared {
  readonly outcome: OutcomeSeries;
  /** Null if the hypothesis is not about a pair. */
  readonly cause: CauseSeries | null;
}

/** Why a hypothesis has no series any more, as the key of the message that says so. */
export type Lost = 'trackerGone' | 'tagGone' | 'tagsMerged';

/**
 * The series of a hypothesis among the person's own ones. `trackerGone` and `tagGone`: one of them was removed. `tagsMerged`: it
 * compares two tags on the same day, and the person merged them, so they have the same days.
 */
export function comparedOf(hypothesis: Hypothesis, own: readonly OwnSeries[]): Compared | Lost {
  const { outcome_tracker, cause_tracker, outcome_tag, cause_tag, lag } = hypothesis;
  const outcome = seriesWith(outcome_tracker ?? outcome_tag ?? hypothesis.outcome, outcomes, own);
  const cause = seriesWith(cause_tracker ?? cause_tag ?? hypothesis.cause, causes, own);
  if (outcome === null) return hypothesis.outcome === 'tag' ? 'tagGone' : 'trackerGone';
  if (hypothesis.cause !== null && cause === null) return hypothesis.cause === 'tag' ? 'tagGone' : 'trackerGone';
  const [ofOutcome, ofCause] = [outcome, cause].map((each) => (isTag(each) ? each.shown : null));
  return lag === 0 && ofOutcome !== null && ofOutcome === ofCause ? 'tagsMerged' : { outcome, cause };
}

const isTag = (series: OutcomeSeries | CauseSeries | null): series is TagSeries =>
  series !== null && typeof series !== 'string' && series.kind === 'tag';

/** The ids of the own tags among these series, each once. */
export function tagIdsOf(...series: readonly (OutcomeSeries | CauseSeries | null)[]): readonly string[] {
  return [...new Set(series.filter(isTag).map(({ id }) => id))];
}

type Columns = `${'outcome' | 'cause'}${'' | '_tracker' | '_tracker_name' | '_tag' | '_tag_name'}`;

/** The columns of a hypothesis about these series. */
export function columnsOf({ outcome, cause }: Compared): Pick<Hypothesis, Columns> {
  const [ofOutcome, ofCause] = [ownColumns(outcome), ownColumns(cause)];
  return {
    outcome: typeof outcome === 'string' ? outcome : ofOutcome.own,
    outcome_tracker: ofOutcome.tracker?.id ?? null,
    outcome_tracker_name: ofOutcome.tracker?.name ?? null,
    outcome_tag: ofOutcome.tag?.id ?? null,
    outcome_tag_name: ofOutcome.tag?.name ?? null,
    cause: cause === null || typeof cause === 'string' ? cause : ofCause.own,
    cause_tracker: ofCause.tracker?.id ?? null,
    cause_tracker_name: ofCause.tracker?.name ?? null,
    cause_tag: ofCause.tag?.id ?? null,
    cause_tag_name: ofCause.tag?.name ?? null,
  };
}

function ownColumns(series: OutcomeSeries | CauseSeries | null) {
  const own = series === null || typeof series === 'string' ? null : series;
  return isTag(own)
    ? ({ own: 'tag', tag: own, tracker: null } as const)
    : ({ own: 'tracker', tag: null, tracker: own } as const);
}
