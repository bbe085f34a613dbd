import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Specimens } from './specimen.ts';

const componentsOf = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .sort();

const specimens = componentsOf('./specimens');
const drawings = 'illustrations.tsx';
const sourceOf = (file: string) => readFileSync(new URL(`./specimens/${file}`, import.meta.url), 'utf8');

it('shows every component of ui, and no removed one', () => {
  const asked = [...componentsOf('../src/ui'), drawings].sort();
  expect(specimens, 'web/gallery/specimens has one file for each of web/src/ui, of the same name').toEqual(asked);
});

it.each(specimens)('renders %s in each of its states', async (file) => {
  if (file !== drawings) expect(sourceOf(file)).toContain(`#ui/${file}`);
  const module = (await import(`./specimens/${file}`)) as { default: Specimens };
  expect(Object.keys(module.default).length).toBeGreaterThan(0);
  for (const Specimen of Object.values(module.default)) expect(() => renderToStaticMarkup(<Specimen />)).not.toThrow();
});
