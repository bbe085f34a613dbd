/** What Today shows until a person with premium chooses. Beside the other pages of Today (journal-lines.tsx), which the first bundle leaves out. */
export const usualPages: readonly string[] = ['medications', 'water', 'mood', 'sleep'];
