import { z } from 'zod';

const name = z.string().trim().min(1).max(200);
const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;
/** Ids that the app gives to its own sets, and to none. */
const taken = ['off', 'secular', 'scripture'];

const verse = z.strictObject({
  key: z.string().min(1).max(80),
  reference: name.optional(),
  texts: z
    .partialRecord(z.enum(languages), z.string().trim().min(1).max(600))
    .refine((texts) => Object.keys(texts).length > 0, 'needs a text in at least one language'),
});

/** One file of the operator's: a set of verses whose texts they may use, with translation, licence and source named. */
export const verseSet = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be lower-case letters, digits and hyphens, at most 60')
      .refine((id) => !taken.includes(id), 'is taken by the app'),
    name,
    translation: name,
    licence: name,
    source: name,
    /** Whether picking it says something of a belief: then the person's agreement is asked first. */
    religious: z.boolean().default(true),
    verses: z.array(verse).min(1).max(1000),
  })
  .refine(({ verses }) => new Set(verses.map(({ key }) => key)).size === verses.length, 'has two verses of the same key');

export type VerseSet = z.output<typeof verseSet>;

export type VerseLanguage = (typeof languages)[number];

export function isVerseLanguage(text: string | undefined): text is VerseLanguage {
  return languages.some((language) => language === text);
}
