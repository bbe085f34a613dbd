import { expect, test } from 'vitest';
import type { Page, PageGroup } from '#core/pages/define-page.ts';
import { arrangePages, movePage } from './use-page-menu.ts';

const page = (id: string, group: PageGroup): Page => ({ id, group, icon: () => null, access: 'free' });
const pages = [page('profile', 'you'), page('weight', 'body'), page('water', 'body'), page('mood', 'feelings')];
const ids = (arranged: readonly Page[]) => arranged.map(({ id }) => id);

test('without a choice, pages are ordered by group, and within a group as in the registry', () => {
  expect(ids(arrangePages(pages, []))).toEqual(['weight', 'water', 'mood', 'profile']);
});

test('new pages of a later version come last, and removed pages leave no gap', () => {
  expect(ids(arrangePages(pages, ['mood', 'gone', 'water']))).toEqual(['mood', 'water', 'weight', 'profile']);
});

test.each([
  ['up', 'water', 1, ['profile', 'water', 'weight', 'mood']],
  ['down', 'profile', 3, ['weight', 'water', 'mood', 'profile']],
  ['to where it is', 'weight', 1, ['profile', 'weight', 'water', 'mood']],
])('a page moves %s', (_, id, place, order) => {
  expect(movePage(pages, id, place)).toEqual(order);
});
