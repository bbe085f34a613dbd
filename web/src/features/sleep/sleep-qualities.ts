/** How a night was, in the order of the form. */
export const sleepQualities = ['restful', 'unrestful', 'delayed', 'wokeUpOften', 'wokeUpAndDidntSleep'] as const;

export type SleepQuality = (typeof sleepQualities)[number];
