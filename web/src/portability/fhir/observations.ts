import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { EntryOf } from '#core/journal/define-journal.ts';
import type { moodEntries } from '#features/mood/mood-entries.ts';
import { hoursByDay, type NightTimes } from '#features/sleep/night-hours.ts';
import type { weightEntries } from '#features/weight/weight-entries.ts';
import type { IdOf } from './resource-ids.ts';
import { codeOf, hl7, loinc, referTo, ucum, urnOf, type CodeableConcept, type Resource } from './resources.ts';

export type WeightEntry = EntryOf<typeof weightEntries>;
export type MoodEntry = EntryOf<typeof moodEntries>;

/**
 * Our code system: `mood`, `intensity` (1 to 5), `also` (a further feeling) and the twelve moods of `mood-entries.ts`. Its
 * URN never changes.
 */
export const moodSystem = urnOf('168534b3-7292-458e-920c-b03244c0c2d0');

/** What a mood entry is called in the language of the file. */
export interface MoodMessages {
  readonly mood: string;
  readonly intensity: string;
  readonly also: string;
  readonly of: (mood: MoodEntry['mood']) => string;
}

const observation = (patient: Resource, date: CalendarDate, id: string, code: CodeableConcept) => ({
  ...{ resourceType: 'Observation', id, status: 'final', code, subject: referTo(patient), effectiveDateTime: date },
  performer: [referTo(patient)],
});

const quantity = (value: number, code: 'kg' | 'h') => ({ value, unit: code, system: ucum, code });
const category = (code: string) => [codeOf(hl7('observation-category'), code)];

/** A vital sign for each weighing, in kilograms. */
export function weightObservations(entries: readonly WeightEntry[], patient: Resource, idOf: IdOf): Promise<Resource[]> {
  return Promise.all(
    entries.map(async ({ id, date, weight_kg: weight }) => ({
      ...observation(patient, date, await idOf(`weight ${id}`), codeOf(loinc, '29463-7', 'Body weight')),
      category: category('vital-signs'),
      valueQuantity: quantity(weight, 'kg'),
    })),
  );
}

/**
 * The hours slept on each day, naps included, rounded to hundredths; earliest day first. Days with unknown hours are left
 * out.
 */
export function sleepByDay(
  entries: readonly NightTimes[],
): readonly { readonly date: CalendarDate; readonly hours: number }[] {
  return [...Map.groupBy(entries, ({ date }) => date)]
    .flatMap(([date, nights]) => {
      const hours = hoursByDay(nights);
      return hours === null ? [] : { date, hours: Math.round(hours * 100) / 100 };
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** The sleep duration of each day, in hours. */
export function sleepObservations(days: ReturnType<typeof sleepByDay>, patient: Resource, idOf: IdOf): Promise<Resource[]> {
  return Promise.all(
    days.map(async ({ date, hours }) => ({
      ...observation(patient, date, await idOf(`sleep ${date}`), codeOf(loinc, '93832-4', 'Sleep duration')),
      category: category('activity'),
      valueQuantity: quantity(hours, 'h'),
    })),
  );
}

/** The mood of each entry with its intensity, in our own codes. The entry's notes are left out. */
export function moodObservations(
  entries: readonly MoodEntry[],
  messages: MoodMessages,
  patient: Resource,
  idOf: IdOf,
): Promise<Resource[]> {
  return Promise.all(
    entries.map(async ({ id, date, mood, intensity, also }) => ({
      ...observation(patient, date, await idOf(`mood ${id}`), codeOf(moodSystem, 'mood', messages.mood)),
      valueCodeableConcept: codeOf(moodSystem, mood, messages.of(mood)),
      component: [
        { code: codeOf(moodSystem, 'intensity', messages.intensity), valueInteger: intensity },
        ...(also ?? []).map((feeling) => ({
          code: codeOf(moodSystem, 'also', messages.also),
          valueCodeableConcept: codeOf(moodSystem, feeling, messages.of(feeling)),
        })),
      ],
    })),
  );
}
