import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readVerseSets, openVerseSets } from './verse-sets.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cogn-verses-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const set = {
  id: 'house-verses',
  name: 'Versos da casa',
  translation: 'Da própria casa',
  licence: 'CC BY 4.0',
  source: 'Caderno da casa, 2026',
  verses: [
    { key: 'janela', texts: { pt: 'A janela está aberta.', en: 'The window is open.' } },
    { key: 'mesa', reference: 'Caderno 2', texts: { pt: 'Há lugar à mesa.' } },
  ],
};
const write = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

it('reads one file, or a folder sorted by name, and treats a set as religious by default', () => {
  const file = write('b.json', set);
  write('a.json', { ...set, id: 'other', religious: false });
  write('notes.txt', 'no set');
  expect(readVerseSets(file)).toMatchObject([{ id: 'house-verses', religious: true }]);
  expect(readVerseSets(folder).map(({ id, religious }) => [id, religious])).toEqual([
    ['other', false],
    ['house-verses', true],
  ]);
});

it.each([
  ['no JSON', '{', /a\.json cannot be read as JSON/],
  ['an id of the app', { ...set, id: 'secular' }, /id: is taken by the app/],
  ['no licence', { ...set, licence: undefined }, /licence: /],
  ['a field that it does not know', { ...set, author: 'x' }, /author/],
  ['no verse', { ...set, verses: [] }, /verses: /],
  ['a verse without text', { ...set, verses: [{ key: 'x', texts: {} }] }, /verses\.0\.texts: needs a text/],
  ['a language that the app has not', { ...set, verses: [{ key: 'x', texts: { de: 'Tür' } }] }, /verses\.0\.texts/],
  ['two verses of one key', { ...set, verses: [set.verses[0], set.verses[0]] }, /two verses of the same key/],
])('refuses a file with %s, naming file and place', (_, content, message) => {
  const file = write('a.json', content);
  expect(() => readVerseSets(file)).toThrow(message);
});

it('refuses a missing path, and two sets with the same id', () => {
  expect(() => readVerseSets(join(folder, 'none'))).toThrow(/cannot be read/);
  write('a.json', set);
  write('b.json', set);
  expect(() => readVerseSets(folder)).toThrow(/two files have the id house-verses/);
});

it('serves a set’s verses in the requested language', async () => {
  const { routes } = openVerseSets(readVerseSets(write('a.json', set)));
  const answer = await routes.request('/verse-sets?language=en');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  const about = { id: 'house-verses', licence: 'CC BY 4.0', source: 'Caderno da casa, 2026' };
  expect(await answer.json()).toEqual([
    expect.objectContaining({ ...about, verses: [{ key: 'janela', text: 'The window is open.' }] }),
  ]);
  const pt = (await (await routes.request('/verse-sets?language=pt')).json()) as { verses: unknown[] }[];
  expect(pt[0]?.verses).toHaveLength(2);
});
