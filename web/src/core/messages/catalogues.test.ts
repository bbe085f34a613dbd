import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { languageCodes } from './languages.ts';

type Catalogue = { readonly [key: string]: string | Catalogue };

const files = import.meta.glob<{ default: Catalogue }>('/src/**/{messages,words}/{pt,en,es,fr,it,ja,zh}.ts', {
  eager: true,
});
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\/[a-z]+\.ts$/, '')))];

/** Key path → text. */
function texts(catalogue: Catalogue, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : texts(value, `${path}${key}.`),
  );
}

/** The names that a text needs from the program, found wherever they stand, in plurals and tags too. */
function placeholders(node: unknown): string[] {
  if (Array.isArray(node))
    return node.flatMap((part: unknown) => (Array.isArray(part) ? [String(part[0]), ...inside(part)] : []));
  return [];
}

function inside([, ...rest]: readonly unknown[]): string[] {
  return rest.flatMap((part) => {
    if (Array.isArray(part)) return placeholders([part]);
    if (typeof part === 'object' && part !== null)
      return Object.values(part).flatMap((option: unknown) => placeholders(option));
    return [];
  });
}

const shapeOf = (catalogue: Catalogue) =>
  Object.fromEntries(texts(catalogue).map(([key, text]) => [key, [...new Set(placeholders(compile(text)))].sort()]));

test('there are catalogues to compare', () => {
  expect(folders.length).toBeGreaterThan(1);
});

test.each(folders)('%s says the same things with the same placeholders in all seven languages', (folder) => {
  const portuguese = files[`${folder}/pt.ts`];
  expect(portuguese, `${folder}/pt.ts gives the type`).toBeDefined();
  for (const language of languageCodes) {
    const translated = files[`${folder}/${language}.ts`];
    expect(translated, `${folder}/${language}.ts is missing`).toBeDefined();
    expect(shapeOf(translated!.default), `${folder}/${language}.ts`).toEqual(shapeOf(portuguese!.default));
  }
});

test.each(folders)('%s has no empty text', (folder) => {
  for (const language of languageCodes) {
    const empty = texts(files[`${folder}/${language}.ts`]?.default ?? {}).filter(([, text]) => text.trim() === '');
    expect(empty, `${folder}/${language}.ts`).toEqual([]);
  }
});
