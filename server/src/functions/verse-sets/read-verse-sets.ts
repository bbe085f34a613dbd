import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verseSet, type VerseSet } from './verse-set.ts';

/** A file of verses that cannot be used; the message names it and says what is wrong. */
export class VerseSetsRefused extends Error {
  override name = 'VerseSetsRefused';
}

/**
 * Reads the operator's sets of verses: one JSON file, or every `.json` file of a folder, in the order of their names. Throws
 * `VerseSetsRefused` rather than start with half of them.
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
