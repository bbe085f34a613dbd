import type { Language } from '#mail/language.ts';

interface FeedWords {
  /** The name that the calendar has in the program that reads it. */
  name: string;
  /** In the place of a title, when only the time may be seen. */
  busy: string;
  /** The rest after an appointment. */
  recovery: (title: string) => string;
}

/** The few words that a feed adds to the person's own, in the language that they had when they made it. */
export const feedWords: Record<Language, FeedWords> = {
  pt: { name: 'COGN', busy: 'Ocupado', recovery: (title) => `Descanso: ${title}` },
  en: { name: 'COGN', busy: 'Busy', recovery: (title) => `Rest: ${title}` },
  es: { name: 'COGN', busy: 'Ocupado', recovery: (title) => `Descanso: ${title}` },
  fr: { name: 'COGN', busy: 'Occupé', recovery: (title) => `Repos : ${title}` },
  it: { name: 'COGN', busy: 'Occupato', recovery: (title) => `Riposo: ${title}` },
  ja: { name: 'COGN', busy: '予定あり', recovery: (title) => `休息：${title}` },
  zh: { name: 'COGN', busy: '忙碌', recovery: (title) => `休息：${title}` },
};
