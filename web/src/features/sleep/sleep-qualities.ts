/** How a night was, in the order in which it is asked (specification, section 3). */
export const sleepQualities = ['restful', 'unrestful', 'delayed', 'wokeUpOften', 'wokeUpAndDidntSleep'] as const;

export type SleepQuality = (typeof sleepQualities)[number];
