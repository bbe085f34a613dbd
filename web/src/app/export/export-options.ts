/** The ten options that the specification names, in its order, each with the page whose records it brings. */
export const specifiedOptions = {
  profile: 'profile',
  mood: 'mood',
  socialBattery: 'social',
  nutrition: 'nutrition',
  routine: 'routine',
  facts: 'facts',
  menstrual: 'menstrual',
  crisis: 'crisis',
  weight: 'weight',
  socialCamouflage: 'camouflage',
} as const;

/** Every other page that keeps records: who reads a report needs them as well. The option is called as its page. */
const furtherOptions = {
  daily: 'daily',
  sleep: 'sleep',
  analysis: 'analysis',
  executive: 'executive',
  medications: 'medications',
  activity: 'activity',
  water: 'water',
  calendar: 'calendar',
  spirituality: 'spirituality',
  thoughts: 'thoughts',
  readings: 'readings',
  reminders: 'reminders',
  recipes: 'recipes',
  communication: 'communication',
  cogni_pet: 'cogni_pet',
} as const;

/** Each option with its page's id. */
export const exportOptions = { ...specifiedOptions, ...furtherOptions } as const;
export type ExportOption = keyof typeof exportOptions;

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
