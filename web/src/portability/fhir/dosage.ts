import type { DatedPlan } from '#features/medications/plan-history/plans-by-medicine.ts';
import { plainText } from './narrative.ts';
import { ucum } from './resources.ts';

/**
 * Converts a medicine's plan to a FHIR `Dosage`. `text` describes the plan. Only the text contains the strength, because
 * people write it freely. FHIR allows no `timeOfDay` beside a period, so the times of "every 3 days" are only in the text.
 */
export function dosageOf(plan: DatedPlan, text: string): object {
  const repeat = { ...boundsOf(plan), ...(plan.as_needed ? atMostEvery(plan.min_hours) : repeatOf(plan)) };
  return {
    text: plainText(text),
    ...(Object.keys(repeat).length > 0 && { timing: { repeat } }),
    ...(plan.as_needed && { asNeededBoolean: true }),
    ...(plan.as_needed && plan.max_per_day !== null && { maxDosePerPeriod: dosesPerDay(plan.max_per_day) }),
  };
}

/** The first and the last day of a treatment. */
function boundsOf({ starts_on: start, ends_on: end }: DatedPlan): object {
  if (start === null && end === null) return {};
  return { boundsPeriod: { ...(start !== null && { start }), ...(end !== null && { end }) } };
}

function repeatOf({ repeat, weekdays, every_days: days, times }: DatedPlan): object {
  if (repeat === 'interval' && days !== null)
    return { frequency: Math.max(1, times?.length ?? 0), period: days, periodUnit: 'd' };
  return {
    ...(repeat === 'weekdays' && weekdays !== null && weekdays.length > 0 && { dayOfWeek: weekdays }),
    ...(times !== null && times.length > 0 && { timeOfDay: times.map((time) => `${time.slice(0, 5)}:00`) }),
  };
}

const atMostEvery = (hours: number | null) => (hours === null ? {} : { frequency: 1, period: hours, periodUnit: 'h' });

const dosesPerDay = (doses: number) => ({
  numerator: { value: doses, unit: 'dose', system: ucum, code: '{dose}' },
  denominator: { value: 1, unit: 'd', system: ucum, code: 'd' },
});
