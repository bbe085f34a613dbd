import type { ComponentType } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { journalList, type JournalId } from './journal-list.ts';
import type { PlainJournal } from './sections/plain-pictures.ts';

type Load = () => Promise<ComponentType>;

/** Pictures that need nothing of their own. */
const plain: Load = async () => (await import('./sections/plain-section.tsx')).PlainSection;

/** Every journal of the list that has no plain pictures has a section of its own. */
const own = {
  mood: async () => (await import('./sections/mood-section.tsx')).MoodSection,
  sleep: async () => (await import('./sections/sleep-section.tsx')).SleepSection,
  daily: async () => (await import('./sections/daily-section.tsx')).DailySection,
  analysis: async () => (await import('./sections/analysis-section.tsx')).AnalysisSection,
  social: async () => (await import('./sections/social-section.tsx')).SocialSection,
  medications: async () => (await import('./sections/medications-section.tsx')).MedicationsSection,
  activity: async () => (await import('./sections/activity-section.tsx')).ActivitySection,
  nutrition: async () => (await import('./sections/nutrition-section.tsx')).NutritionSection,
  weight: async () => (await import('./sections/weight-section.tsx')).WeightSection,
  menstrual: async () => (await import('./sections/menstrual-section.tsx')).MenstrualSection,
} satisfies Record<Exclude<JournalId, PlainJournal>, Load>;
const loads: Readonly<Partial<Record<JournalId, Load>>> = own;

/** The pictures of a section are fetched, with the words of its journal, when it is first opened. */
export const lazySections = Object.fromEntries(
  journalList.map(({ id }) => [id, lazyPart<object>(`statistics-${id}`, () => [id], loads[id] ?? plain)]),
) as Readonly<Record<JournalId, ComponentType>>;
