import type { JournalPurpose } from '#core/journal/define-journal.ts';
import type { Fields } from '#core/journal/fields.ts';
import { activityEntries } from '#features/activity/activity-entries.ts';
import { analysisEntries } from '#features/analysis/analysis-entries.ts';
import { appointments } from '#features/calendar/appointments.ts';
import { camouflageEntries } from '#features/camouflage/camouflage-entries.ts';
import { pets, petActions } from '#features/cogni_pet/pet-tables.ts';
import { quickMessages } from '#features/communication/quick-messages.ts';
import { crisisEvents, crisisSettings, safetyPlans } from '#features/crisis/crisis-tables.ts';
import { dailyEntries } from '#features/daily/daily-entries.ts';
import { executiveEntries } from '#features/executive/executive-entries.ts';
import { factsEntries } from '#features/facts/facts-entries.ts';
import { medicationDoses } from '#features/medications/medication-doses.ts';
import { medicines } from '#features/medications/medicines.ts';
import { medicationPlans } from '#features/medications/medication-plans.ts';
import { menstrualEntries, menstrualPauses, menstrualSettings } from '#features/menstrual/menstrual-entries.ts';
import { hypothesisTable } from '#features/hypotheses/hypothesis-table.ts';
import { moodEntries } from '#features/mood/mood-entries.ts';
import { nutritionEntries, nutritionSettings } from '#features/nutrition/nutrition-entries.ts';
import { emergencyContacts, professionalContacts } from '#features/profile/contact-lists.ts';
import { health, personal, healthPassports } from '#features/profile/profile-tables.ts';
import { questionnaireResponses } from '#features/questionnaires/questionnaire-responses.ts';
import { questionnaireSettings } from '#features/questionnaires/questionnaire-settings.ts';
import { readingList } from '#features/readings/reading-list.ts';
import { alarmSettings } from '#features/reminders/alarm-settings.ts';
import { reminderList } from '#features/reminders/reminder-list.ts';
import { spiritualityEntries } from '#features/spirituality/spirituality-entries.ts';
import { ownRecipes } from '#features/recipes/own-recipes.ts';
import { routineTicks, routineDays, routineTasks } from '#features/routine/routine-tables.ts';
import { sleepEntries } from '#features/sleep/sleep-entries.ts';
import { socialEntries } from '#features/social/social-entries.ts';
import { thoughtsEntries } from '#features/thoughts/thoughts-entries.ts';
import { trackerEntries, trackerList } from '#features/trackers/tracker-tables.ts';
import { visits } from '#features/visit/visits.ts';
import { waterEntries } from '#features/water/water-entries.ts';
import { waterSettings } from '#features/water/water-settings.ts';
import { weightEntries } from '#features/weight/weight-entries.ts';

/** The common properties of definitions: the table with its fields, and the consent of a journal. */
export interface Definition {
  readonly table: string;
  readonly fields: Fields;
  readonly consent?: JournalPurpose;
}

/**
 * Every journal, list and settings row of the features, for code that processes all of them. Loaded on demand, because the
 * initial bundle must not contain it.
 */
export const definitions: readonly Definition[] = [
  personal,
  health,
  emergencyContacts,
  professionalContacts,
  healthPassports,
  nutritionEntries,
  nutritionSettings,
  weightEntries,
  activityEntries,
  medicines,
  medicationPlans,
  medicationDoses,
  reminderList,
  alarmSettings,
  appointments,
  visits,
  menstrualEntries,
  menstrualSettings,
  menstrualPauses,
  spiritualityEntries,
  ownRecipes,
  readingList,
  routineTicks,
  routineTasks,
  routineDays,
  quickMessages,
  executiveEntries,
  waterEntries,
  waterSettings,
  questionnaireResponses,
  questionnaireSettings,
  trackerList,
  trackerEntries,
  petActions,
  pets,
  moodEntries,
  factsEntries,
  sleepEntries,
  socialEntries,
  camouflageEntries,
  analysisEntries,
  dailyEntries,
  thoughtsEntries,
  crisisEvents,
  crisisSettings,
  safetyPlans,
  hypothesisTable,
];
