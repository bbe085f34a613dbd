/**
 * The pages that Today shows until a person with premium chooses. For persons without premium see `usualFreePages`
 * (journals-card.tsx). This list is part of the initial bundle; journal-lines.tsx, which has all choices, is not.
 */
export const usualPages: readonly string[] = ['water', 'mood', 'sleep', 'medications'];
