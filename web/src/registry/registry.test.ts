import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Journal } from '#core/journal/define-journal.ts';
import type { List } from '#core/list/define-list.ts';
import { languageCodes } from '#core/messages/languages.ts';
import { definitions, type Definition } from '#registry/definitions.ts';
import { registry } from '#registry/pages.ts';

const layersWithPages = ['features', 'portability', 'overview'];
const folderOf = (id: string) =>
  layersWithPages
    .map((layer) => join(import.meta.dirname, '..', layer, id))
    .find((folder) => existsSync(join(folder, 'page.tsx')));

/** The definitions that the features export. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../features/*/*.ts', { eager: true });
const declared = Object.entries(modules).flatMap(([path, module]) => {
  const [, id = ''] = /features\/([^/]+)\//.exec(path) ?? [];
  return Object.values(module)
    .filter(
      (value): value is Definition => typeof value === 'object' && value !== null && 'fields' in value && 'table' in value,
    )
    .map((definition) => [definition.table, id, definition] as const);
});
const journals = declared.map(([, , each]) => each).filter((each): each is Journal => 'page' in each);
const lists = declared.filter((each): each is readonly [string, string, List] => 'named' in each[2]);

describe('the registry', () => {
  it('lists each page once, under the name of its folder', () => {
    const ids = registry.map((page) => page.id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const id of ids) expect([id, folderOf(id)]).toEqual([id, expect.any(String)]);
  });

  it('lists the free pages first, then the premium pages, then the page for administrators', () => {
    const accesses = registry.map(({ access }) => access);
    expect([...new Set(accesses)]).toEqual(['free', 'premium', 'admin']);
    expect(accesses).toEqual(['free', 'premium', 'admin'].flatMap((each) => accesses.filter((access) => access === each)));
  });

  it('gives each journal a table of its own', () => {
    const tables = journals.map((journal) => journal.table);
    expect(tables).toEqual([...new Set(tables)]);
  });

  describe.each(registry.map((page) => [page.id, page] as const))('%s', (id, page) => {
    it.each(languageCodes)('has messages for its title, its fields and their choices: %s', async (language) => {
      const { default: words } = (await import(`${folderOf(id)}/messages/${language}.ts`)) as {
        default: Readonly<Record<string, unknown>>;
      };
      const fields = journals
        .filter((journal) => journal.page === page)
        .flatMap((journal) => Object.entries(journal.fields));
      const choices = fields.flatMap(([, field]) => ('choices' in field ? field.choices : []));
      for (const key of ['title', ...fields.map(([name]) => name), ...choices]) {
        expect([key, words[key]]).toEqual([key, expect.stringMatching(/\S/u)]);
      }
    });
  });

  it.each(journals.map((journal) => [journal.table, journal] as const))('%s exports all of its fields', (_, journal) => {
    expect([...journal.exported].sort()).toEqual(Object.keys(journal.fields).sort());
  });

  it.each(journals.map((journal) => [journal.table, journal] as const))(
    '%s has no statistics without entries',
    (_, journal) => {
      for (const [name, statistic] of Object.entries(journal.statistics))
        expect([name, statistic([])]).toEqual([name, null]);
    },
  );

  it('finds the journals and lists of the features', () => {
    expect([journals.length, lists.length].every((count) => count > 1)).toBe(true);
  });

  it('has every definition of the features in registry/definitions.ts, each once', () => {
    expect(new Set(definitions)).toEqual(new Set(declared.map(([, , each]) => each)));
    expect(definitions).toHaveLength(new Set(definitions).size);
  });

  it.each(declared)(
    '%s belongs to the page of its folder, so that a refused write shows the page’s messages',
    (table, id) => {
      expect(registry.find((page) => page.id === id)?.tables).toContain(table);
    },
  );

  describe.each(lists)('the list %s of %s', (_, id, list) => {
    it.each(languageCodes)('has a message for each of its fields: %s', async (language) => {
      const { default: words } = (await import(`${folderOf(id)}/messages/${language}.ts`)) as {
        default: Readonly<Record<string, unknown>>;
      };
      // A field named `title` uses the message `rowTitle`, because `title` is the name of the page.
      const names = Object.keys(list.fields).map((name) => (name === 'title' ? 'rowTitle' : name));
      for (const name of names) expect([name, words[name]]).toEqual([name, expect.stringMatching(/\S/u)]);
    });
  });
});
