import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { describeChange } from '#features/medications/plan-history/describe-change.ts';
import { useMedicineChanges } from '#features/medications/plan-history/use-medicine-changes.ts';
import type { Cause, Hypothesis, Outcome } from '#features/hypotheses/hypothesis-table.ts';
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
  const nameOf = (series: Outcome | Cause) => t(series);
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
      const { kind, cause, outcome, lag, medication_id, change_on } = hypothesis;
      if (kind === 'alternating') {
        return t('planTitle', { practice: practiceOf(hypothesis), outcome: nameOf(outcome) });
      }
      if (kind === 'pair' && cause !== null) {
        return t('pairTitle', { cause: nameOf(cause), outcome: nameOf(outcome), when: t(`lag${lag as 0 | 1 | 2 | 3}`) });
      }
      const change = changes.find(({ medicationId, day }) => medicationId === medication_id && day === change_on);
      return t('medicineTitle', {
        change: change
          ? describe(change)
          : t('changeUnknown', { day: change_on === null ? '' : formatDate(change_on, locale) }),
        outcome: nameOf(outcome),
      });
    },
    /** A number of the outcome's unit, such as a mean or a difference; a difference has its sign. */
    amount(outcome: Outcome, value: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
      const decimals = decimalsOf[measureOf[outcome].unit];
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      return formatNumber(inUnit(outcome, value), locale, { ...digits, signDisplay });
    },
    unitOf: (outcome: Outcome) => t(`unit-${measureOf[outcome].unit}`),
  };
}
