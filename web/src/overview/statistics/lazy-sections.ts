import type { ComponentType } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { journalList, type JournalId } from './journal-list.ts';
import type { PlainJournal } from './sections/plain-charts.ts';

type Load = () => Promise<ComponentType>;

/** The generic section, for journals without a section of their own. */
const plain: Load = async () => (await import('./sections/plain-section.tsx')).PlainSection;

/** The sections that belong to one journal only. */
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
  trackers: async () => (await import('./sections/trackers-section.tsx')).TrackersSection,
  menstrual: async () => (await import('./sections/menstrual-section.tsx')).MenstrualSection,
} satisfies Record<Exclude<JournalId, PlainJournal>, Load>;
const loads: Readonly<Partial<Record<JournalId, Load>>> = own;

/** The sections, each fetched with its journal's messages when it is first opened. */
export const lazySections = Object.fromEntries(
  journalList.map(({ id }) => [id, lazyPart<object>(`statistics-${id}`, () => [id], loads[id] ?? plain)]),
) as Readonly<Record<JournalId, ComponentType>>;
