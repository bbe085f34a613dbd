import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { describeChange } from '#features/medications/plan-history/describe-change.ts';
import { useMedicineChanges } from '#features/medications/plan-history/use-medicine-changes.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { useTrackers } from '#features/trackers/use-trackers.ts';
import { useTags } from '#shared-features/tags/use-tags.ts';
import type { CauseSeries, OutcomeSeries } from './compared-series.ts';
import { decimalsOf, inUnit, measureOf } from './outcome-units.ts';

type Practised = Pick<Hypothesis, 'practice' | 'own_practice'>;
type Change = ReturnType<typeof useMedicineChanges>[number];

/** The texts that the form and the answers share: names of pairs and changes, and numbers. */
export function useHypothesisTexts() {
  const t = useMessages('hypotheses');
  const history = useMessages('plan-history');
  const page = useMessages('medications');
  const locale = useLocale();
  const changes = useMedicineChanges();
  const { trackers } = useTrackers();
  const tags = useTags().byId;
  const nameOf = (series: OutcomeSeries | CauseSeries) => {
    if (typeof series === 'string') return t(series);
    return series.kind === 'tag' ? t('tagNamed', { name: series.name }) : series.name;
  };
  /** The name of a row's series. An own tracker or tag has its name of today, or, if it was removed, the row's name. */
  const namedIn = (row: Hypothesis, of: 'outcome' | 'cause'): string => {
    const series = row[of] ?? row.outcome;
    if (series === 'tag')
      return t('tagNamed', { name: tags.get(row[`${of}_tag`] ?? '')?.name ?? row[`${of}_tag_name`] ?? '' });
    if (series !== 'tracker') return t(series);
    return trackers.find(({ id }) => id === row[`${of}_tracker`])?.name ?? row[`${of}_tracker_name`] ?? t(series);
  };
  const describe = (change: Change) =>
    t('changeNamed', { name: change.after.name, change: describeChange(change, { t: history, page, locale }) });
  const practiceOf = ({ practice, own_practice }: Practised) =>
    practice === null || practice === 'own' ? (own_practice ?? '') : t(practice);
  return {
    changes,
    /** The names of all medicines, also removed and renamed ones. */
    medicineNames: changes.flatMap(({ before, after }) => [after.name, ...(before ? [before.name] : [])]),
    /** "com café", "sem café". */
    sideOf: (practised: Practised, isWith: boolean) =>
      t(isWith ? 'withPractice' : 'withoutPractice', { practice: practiceOf(practised) }),
    nameOf,
    /** A change of a medicine with its first day. */
    describeOn: (change: Change) => t('changeOn', { change: describe(change), day: formatDate(change.day, locale) }),
    /** "no mesmo dia", "1 dia depois". */
    whenOf: (lag: number) => t(`lag${lag as 0 | 1 | 2 | 3}`),
    /** "Horas de sono e bateria social, 1 dia depois", the change of a medicine and the outcome, or "Com e sem café: …". */
    titleOf(hypothesis: Hypothesis): string {
      const { kind, lag, medication_id, change_on } = hypothesis;
      const outcome = namedIn(hypothesis, 'outcome');
      if (kind === 'alternating') return t('planTitle', { practice: practiceOf(hypothesis), outcome });
      if (kind === 'pair' && hypothesis.cause !== null) {
        const cause = namedIn(hypothesis, 'cause');
        return t('pairTitle', { cause, outcome, when: t(`lag${lag as 0 | 1 | 2 | 3}`) });
      }
      const change = changes.find(({ medicationId, day }) => medicationId === medication_id && day === change_on);
      return t('medicineTitle', {
        change: change
          ? describe(change)
          : t('changeUnknown', { day: change_on === null ? '' : formatDate(change_on, locale) }),
        outcome,
      });
    },
    /** A number of the outcome's unit, such as a mean or a difference; a difference has its sign. */
    amount(outcome: OutcomeSeries, value: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
      const shown = inUnit(outcome, value);
      const decimals = decimalsOf(outcome, shown);
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      return formatNumber(shown, locale, { ...digits, signDisplay });
    },
    /** The name of the outcome's unit within a sentence. Words of an own scale count from 1 on, so the unit names both ends. */
    unitOf(outcome: OutcomeSeries): string {
      const { unit } = measureOf(outcome);
      const { unit: own, options } =
        typeof outcome === 'string' || outcome.kind === 'tag' ? { unit: null, options: null } : outcome;
      if (unit === 'own') return own ?? t('unit-own');
      if (unit !== 'words') return t(`unit-${unit}`);
      const [least, most] = [options?.[0] ?? '', options?.at(-1) ?? ''];
      return t('unit-words', { least, most, highest: formatNumber(options?.length ?? 0, locale) });
    },
  };
}
