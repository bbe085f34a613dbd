import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Journal } from '#core/journal/define-journal.ts';
import type { List } from '#core/list/define-list.ts';
import { languageCodes } from '#core/messages/languages.ts';
import { registry } from './registry.ts';

const features = join(import.meta.dirname, '../features');
const journals = registry.filter((page): page is Journal => 'fields' in page);

/** Every list that a feature declares, with the feature's id. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../features/*/*.ts', { eager: true });
const lists = Object.entries(modules).flatMap(([path, module]) => {
  const [, id = ''] = /features\/([^/]+)\//.exec(path) ?? [];
  return Object.values(module)
    .filter((value): value is List => typeof value === 'object' && value !== null && 'named' in value && 'table' in value)
    .map((list) => [list.table, id, list] as const);
});

describe('the registry', () => {
  it('lists each page once, under the name of its folder', () => {
    const ids = registry.map((page) => page.id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const id of ids) expect([id, existsSync(join(features, id, 'page.tsx'))]).toEqual([id, true]);
  });

  it('gives each journal a table of its own', () => {
    const tables = journals.map((journal) => journal.table);
    expect(tables).toEqual([...new Set(tables)]);
  });

  describe.each(registry.map((page) => [page.id, page] as const))('%s', (id, page) => {
    it.each(languageCodes)('has its title, its fields and their choices in words: %s', async (language) => {
      const { default: words } = (await import(`../features/${id}/messages/${language}.ts`)) as {
        default: Readonly<Record<string, unknown>>;
      };
      const fields = 'fields' in page ? Object.entries((page as Journal).fields) : [];
      const choices = fields.flatMap(([, field]) => (field.kind === 'choice' ? field.choices : []));
      for (const key of ['title', ...fields.map(([name]) => name), ...choices]) {
        expect([key, words[key]]).toEqual([key, expect.stringMatching(/\S/u)]);
      }
    });
  });

  it.each(journals.map((journal) => [journal.id, journal] as const))('%s exports every field that it has', (_, journal) => {
    expect([...journal.exported].sort()).toEqual(Object.keys(journal.fields).sort());
  });

  it.each(journals.map((journal) => [journal.id, journal] as const))('%s says nothing of no entries', (_, journal) => {
    for (const [name, statistic] of Object.entries(journal.statistics)) expect([name, statistic([])]).toEqual([name, null]);
  });

  it('finds the lists of the features', () => {
    expect(lists.length).toBeGreaterThan(1);
  });

  describe.each(lists)('the list %s of %s', (table, id, list) => {
    it('belongs to its page, so that a refused write of it is told in the page’s words', () => {
      expect(registry.find((page) => page.id === id)?.tables).toContain(table);
    });
    it.each(languageCodes)('has a word for each of its fields: %s', async (language) => {
      const { default: words } = (await import(`../features/${id}/messages/${language}.ts`)) as {
        default: Readonly<Record<string, unknown>>;
      };
      for (const name of Object.keys(list.fields)) expect([name, words[name]]).toEqual([name, expect.stringMatching(/\S/u)]);
    });
  });
});
