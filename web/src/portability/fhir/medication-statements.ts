import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { MedicationPlan } from '#features/medications/medication-plans.ts';
import type { Medicine } from '#features/medications/medicines.ts';
import { plansByMedicine, type DatedPlan } from '#features/medications/plan-history/plans-by-medicine.ts';
import { dosageOf } from './dosage.ts';
import type { IdOf } from './resource-ids.ts';
import { absent, ipsProfile, textOnly, referTo, urnOf, type Resource } from './resources.ts';

/** A medicine's plan with the days on which it applied, and its FHIR status. `from` is null if the first day is unknown. */
export interface StatedPlan {
  readonly medicine: Medicine;
  readonly plan: DatedPlan;
  readonly status: 'active' | 'completed' | 'intended' | 'stopped' | 'on-hold' | 'not-taken';
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/**
 * The plans of every medicine on the person's list, earliest first. If a medicine was entered without a first day, its first
 * plan has none, because the person may have taken it earlier. A change of the plan starts another statement. A past pause
 * is `not-taken`, the present one `on-hold`. If the person ended a medicine before its planned last day, its last plan is
 * `stopped`.
 */
export function statedPlans(
  medicines: readonly Medicine[],
  plans: readonly MedicationPlan[],
  today: CalendarDate,
): readonly StatedPlan[] {
  return plansByMedicine(medicines, plans).flatMap(({ medicine, plans: own }): readonly StatedPlan[] => {
    if (medicine === undefined) return [];
    const dated = own.flatMap((plan) => spanOf(plan) ?? []);
    if (dated.every(({ plan }) => plan.status === 'ended'))
      return dated.slice(-1).map(({ plan }) => ({ medicine, plan, status: 'stopped', from: null, to: null }));
    return dated.flatMap(({ plan, from, to }, index) => {
      const isEnded = dated[index + 1]?.plan.status === 'ended';
      return plan.status === 'ended'
        ? []
        : {
            medicine,
            plan,
            status: statusOf({ plan, from, to }, today, isEnded),
            from: index === 0 ? plan.starts_on : from,
            to,
          };
    });
  });
}

type Span = Pick<StatedPlan, 'plan' | 'to'> & { readonly from: CalendarDate };

/** The days on which the plan applied and the treatment had begun but not ended; null if there are none. */
function spanOf(plan: DatedPlan): Span | null {
  const { from_date: first, to_date: last, starts_on: start, ends_on: end } = plan;
  const from = start !== null && start > first ? start : first;
  const to = end !== null && (last === null || end < last) ? end : last;
  return to !== null && to < from ? null : { plan, from, to };
}

function statusOf({ plan, from, to }: Span, today: CalendarDate, isEnded: boolean): StatedPlan['status'] {
  const isPast = to !== null && to < today;
  if (plan.status === 'paused') return isPast ? 'not-taken' : 'on-hold';
  if (isPast) return isEnded && plan.ends_on !== to ? 'stopped' : 'completed';
  return from > today ? 'intended' : 'active';
}

/** A `MedicationStatement` for each stated plan. The statements of one medicine share an identifier. */
export function medicationStatements(
  stated: readonly StatedPlan[],
  describe: (plan: DatedPlan) => string,
  patient: Resource,
  idOf: IdOf,
): Promise<Resource[]> {
  return Promise.all(
    stated.map(async ({ medicine, plan, status, from, to }) => ({
      resourceType: 'MedicationStatement',
      id: await idOf(`MedicationStatement ${medicine.id} ${plan.from_date}`),
      meta: ipsProfile('MedicationStatement'),
      identifier: [{ system: 'urn:ietf:rfc:3986', value: urnOf(await idOf(`medicine ${medicine.id}`)) }],
      status,
      medicationCodeableConcept: textOnly(plan.name),
      subject: referTo(patient),
      ...(from === null && to === null
        ? { _effectiveDateTime: absent('unknown') }
        : {
            effectivePeriod: {
              ...(from === null ? { _start: absent('unknown') } : { start: from }),
              ...(to !== null && { end: to }),
            },
          }),
      dateAsserted: plan.from_date,
      informationSource: referTo(patient),
      dosage: [dosageOf(plan, describe(plan))],
    })),
  );
}
