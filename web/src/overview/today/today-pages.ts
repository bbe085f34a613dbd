/** The pages that Today can show a line of, in the order of the choice. */
export const todayPages = ['medications', 'water', 'mood', 'sleep', 'activity', 'weight', 'social'] as const;
export type TodayPage = (typeof todayPages)[number];

/** What Today shows until the person chooses. Weight is never shown unasked. */
export const usualPages: readonly TodayPage[] = ['medications', 'water', 'mood', 'sleep'];
export const usualFreePages: readonly TodayPage[] = ['medications', 'water', 'activity'];
