import { expect, it } from 'vitest';
import { pagesInSheet } from './journal-line.tsx';
import { todayPages } from './journal-lines.tsx';

const parts = Object.keys(import.meta.glob('../../features/*/quick.tsx'));

it.each(todayPages)('the button of %s opens the sheet "Anotar" only if the page has a form there', (id) => {
  const hasPart = parts.includes(`../../features/${id}/quick.tsx`);
  expect(pagesInSheet.has(id) && !hasPart).toBe(false);
});
