/**
 * The fields of journals whose values need no name before them: "08:45 calm · 3 of 5" is clear once the head of the column says what
 * they are. They stand first in each entry, in this order.
 */
export const unnamedFields: Readonly<Record<string, readonly string[]>> = {
  weight_entries: ['weight_kg'],
  activity_entries: ['type', 'duration_minutes', 'intensity'],
  appointments: ['name', 'type', 'start_time'],
  routine_ticks: ['task'],
  spirituality_entries: ['practice', 'duration_minutes'],
  readings: ['title'],
  pet_actions: ['kind'],
  mood_entries: ['mood', 'intensity'],
  social_entries: ['level'],
  camouflage_entries: ['situation'],
  facts_entries: ['category', 'text'],
  thoughts_entries: ['text'],
};
