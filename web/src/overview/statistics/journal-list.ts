/**
 * The journals that have a section on the statistics page, in order. The ids are page ids. The page warns that its numbers
 * do not include this device's unsent operations on these tables.
 */
export const journalList = [
  { id: 'mood', table: 'mood_entries' },
  { id: 'sleep', table: 'sleep_entries' },
  { id: 'daily', table: 'daily_entries' },
  { id: 'analysis', table: 'analysis_entries' },
  { id: 'social', table: 'social_entries' },
  { id: 'camouflage', table: 'camouflage_entries' },
  { id: 'executive', table: 'executive_entries' },
  { id: 'medications', table: 'medication_doses' },
  { id: 'activity', table: 'activity_entries' },
  { id: 'questionnaires', table: 'questionnaire_responses' },
  { id: 'trackers', table: 'tracker_entries' },
  { id: 'water', table: 'water_entries' },
  { id: 'nutrition', table: 'nutrition_entries' },
  { id: 'weight', table: 'weight_entries' },
  { id: 'menstrual', table: 'menstrual_entries' },
  { id: 'routine', table: 'routine_ticks' },
  { id: 'spirituality', table: 'spirituality_entries' },
  { id: 'readings', table: 'readings' },
  { id: 'facts', table: 'facts_entries' },
  { id: 'thoughts', table: 'thoughts_entries' },
  { id: 'calendar', table: 'appointments' },
  { id: 'reminders', table: 'reminders' },
  { id: 'crisis', table: 'crisis_events' },
] as const;

export type JournalId = (typeof journalList)[number]['id'];
