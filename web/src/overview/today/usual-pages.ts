/**
 * What Today shows until a person with premium chooses; without premium see `usualFreePages` (journals-card.tsx).
 * journal-lines.tsx, outside the initial bundle, has all choices.
 */
export const usualPages: readonly string[] = ['water', 'mood', 'sleep', 'medications'];
