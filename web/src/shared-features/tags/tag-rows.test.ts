import { describe, expect, it } from 'vitest';
import { mostUsedFirst, readTagName, tagNamed, tagsById, tagsOf, type Tag } from './tag-rows.ts';

const tag = (id: string, merged_into: string | null = null): Tag => ({ id, name: `name of ${id}`, merged_into });
const idsOf = (ids: readonly string[], rows: readonly Tag[]) => tagsOf(ids, tagsById(rows)).map(({ id }) => id);

describe('the tags of an entry', () => {
  it('show a merged tag as the tag that it was merged into, once', () => {
    expect(idsOf(['a', 'b', 'c'], [tag('a', 'b'), tag('b'), tag('c')])).toEqual(['b', 'c']);
  });

  it('follow merges that the server does not have yet, and end at a circle', () => {
    expect(idsOf(['a'], [tag('a', 'b'), tag('b', 'c'), tag('c')])).toEqual(['c']);
    expect(idsOf(['a', 'b'], [tag('a', 'b'), tag('b', 'a')])).toHaveLength(2);
  });

  it('leave out removed tags, tags merged into a removed tag, and ids that are not the person’s', () => {
    expect(idsOf(['gone', 'a', 'b'], [tag('a', 'gone'), tag('b')])).toEqual(['b']);
    expect(tagsOf(null, tagsById([tag('a')]))).toEqual([]);
  });
});

describe('a tag’s name', () => {
  it('is stored without further spaces, and found without regard to case', () => {
    expect(readTagName('  na \u3000 praia ')).toBe('na praia');
    const praia = { ...tag('a'), name: 'Praia de Ág' };
    expect(tagNamed(' praia  de ág', [tag('b'), praia])).toBe(praia);
    expect(tagNamed('praia', [praia])).toBeUndefined();
  });
});

it('the most used tags come first, and merged ones count for the tag that is shown', () => {
  const rows = [tag('a'), tag('b'), tag('c', 'b')];
  const entries = [{ tags: ['a'] }, { tags: ['b'] }, { tags: ['c', 'b'] }, { tags: null }];
  const byId = tagsById(rows);
  expect(mostUsedFirst([rows[0]!, rows[1]!], entries, byId).map(({ id }) => id)).toEqual(['b', 'a']);
});
