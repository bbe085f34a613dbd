import type { ComponentType } from 'react';
import { latePart } from '#core/late/late-part.tsx';
import type { JournalId } from './journal-list.ts';

type Load = () => Promise<ComponentType>;

/** The pictures of a section are fetched, with the words of its journal, when it is first opened. */
const late = (journal: JournalId, load: Load) => latePart<object>(`statistics-${journal}`, () => [journal], load);

/** Pictures that need nothing of their own. */
const plain: Load = async () => (await import('./sections/plain-section.tsx')).PlainSection;

export const lateSections: Readonly<Record<JournalId, ComponentType>> = {
  mood: late('mood', async () => (await import('./sections/mood-section.tsx')).MoodSection),
  sleep: late('sleep', async () => (await import('./sections/sleep-section.tsx')).SleepSection),
  daily: late('daily', async () => (await import('./sections/daily-section.tsx')).DailySection),
  analysis: late('analysis', async () => (await import('./sections/analysis-section.tsx')).AnalysisSection),
  social: late('social', async () => (await import('./sections/social-section.tsx')).SocialSection),
  camouflage: late('camouflage', plain),
  executive: late('executive', plain),
  medications: late('medications', async () => (await import('./sections/medications-section.tsx')).MedicationsSection),
  activity: late('activity', async () => (await import('./sections/activity-section.tsx')).ActivitySection),
  water: late('water', plain),
  nutrition: late('nutrition', async () => (await import('./sections/nutrition-section.tsx')).NutritionSection),
  weight: late('weight', async () => (await import('./sections/weight-section.tsx')).WeightSection),
  menstrual: late('menstrual', async () => (await import('./sections/menstrual-section.tsx')).MenstrualSection),
  routine: late('routine', plain),
  spirituality: late('spirituality', plain),
  readings: late('readings', plain),
  facts: late('facts', plain),
  thoughts: late('thoughts', plain),
  calendar: late('calendar', plain),
  reminders: late('reminders', plain),
  crisis: late('crisis', plain),
};
