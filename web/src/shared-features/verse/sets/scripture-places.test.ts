import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripturePlaces } from './scripture-places.ts';
import english from './scripture/en.ts';

/** Two books have a shorter name in docs/verse-sources.md than in the app. */
const shorter: Readonly<Record<string, string>> = { 'Pirkei Avot': 'Avot', 'Bhagavad Gita': 'Gita' };

it('the list in docs/verse-sources.md names exactly the verses of the set with their sources', () => {
  const list = readFileSync(new URL('../../../../../docs/verse-sources.md', import.meta.url), 'utf8');
  const rows = [...list.matchAll(/^\| `(\w+)`\s+\| (.+?)\s+\| \S.*\|$/gmu)].map(([, key, place]) => `${key} ${place}`);
  const places = Object.entries(scripturePlaces).map(([key, { book, at }]) => {
    const name = english.books[book];
    return `${key} ${shorter[name] ?? name} ${at}`;
  });
  expect(rows).toEqual(places);
});
