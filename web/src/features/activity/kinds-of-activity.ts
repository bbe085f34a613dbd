/** What can be done, in the order in which it is asked. `other` may have a name of its own. */
export const activityTypes = ['bodybuilding', 'swimming', 'pilates', 'running', 'cycling', 'other'] as const;
/** How hard, from the least. */
export const intensities = ['low', 'moderate', 'high'] as const;

export type ActivityType = (typeof activityTypes)[number];
/** `unsaid`: the person left it open. */
export type IntensityOrUnsaid = (typeof intensities)[number] | 'unsaid';
