import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Hono } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import type { ProductFunction } from '../product-function.ts';

/** An error in a file of verses. The message names the file and the error. */
export class VerseSetsRefused extends Error {
  override name = 'VerseSetsRefused';
}

/**
 * Reads the operator's sets of verses: one JSON file, or every `.json` file of a folder, sorted by name. Throws
 * `VerseSetsRefused` for an invalid file, so that the server never starts with only some of the sets.
 */
export function readVerseSets(path: string): VerseSet[] {
  const sets = filesOf(path).map(readFile);
  const ids = sets.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new VerseSetsRefused(`VERSE_SETS: two files have the id ${twice}.`);
  return sets;
}

function filesOf(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => join(path, name));
  } catch {
    throw new VerseSetsRefused(`VERSE_SETS: ${path} cannot be read.`);
  }
}

function readFile(file: string): VerseSet {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new VerseSetsRefused(`VERSE_SETS: ${file} cannot be read as JSON.`);
  }
  const read = verseSet.safeParse(content);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the set'}: ${message}`);
  throw new VerseSetsRefused(`VERSE_SETS: ${file} is no set of verses (docs/operations.md):\n${lines.join('\n')}`);
}

const name = z.string().trim().min(1).max(200);
const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;
/** Ids that the app reserves for its own sets and for "none". */
const taken = ['off', 'secular', 'scripture'];

const verse = z.strictObject({
  key: z.string().min(1).max(80),
  reference: name.optional(),
  texts: z
    .partialRecord(z.enum(languages), z.string().trim().min(1).max(600))
    .refine((texts) => Object.keys(texts).length > 0, 'needs a text in at least one language'),
});

/**
 * The format of an operator's file: a set of verses that the operator may use, with the set's translation, licence and source.
 */
const verseSet = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be lower-case letters, digits and hyphens, at most 60')
      .refine((id) => !taken.includes(id), 'is taken by the app'),
    name,
    translation: name,
    licence: name,
    source: name,
    /** Whether choosing this set reveals a belief. The app then asks for consent first. */
    religious: z.boolean().default(true),
    verses: z.array(verse).min(1).max(1000),
  })
  .refine(({ verses }) => new Set(verses.map(({ key }) => key)).size === verses.length, 'has two verses of the same key');

export type VerseSet = z.output<typeof verseSet>;

type VerseLanguage = (typeof languages)[number];

function isVerseLanguage(text: string | undefined): text is VerseLanguage {
  return languages.some((language) => language === text);
}

/** functions/v1/verse-sets?language=pt: the operator's sets with the verses in a language. Public, the same for all users. */
export function openVerseSets(sets: readonly VerseSet[]): ProductFunction & { routes: Hono<RequestEnvironment> } {
  const routes = new Hono<RequestEnvironment>();
  routes.get('/verse-sets', (context) => {
    const language = context.req.query('language');
    if (!isVerseLanguage(language)) throw new Refusal('not_found');
    return context.json(
      sets.map((set) => inLanguage(set, language)),
      200,
      { 'cache-control': 'public, max-age=600' },
    );
  });
  return { routes };
}

function inLanguage({ verses, ...set }: VerseSet, language: VerseLanguage) {
  return {
    ...set,
    verses: verses.flatMap(({ key, reference, texts: { [language]: text } }) => (text ? [{ key, text, reference }] : [])),
  };
}
