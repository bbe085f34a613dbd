import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (place: string) => readFileSync(join(source, place), 'utf8');
const base = read('styles/base.css');

it('the page and the content of its dialogs keep clear of notch and home indicator', () => {
  for (const side of ['top', 'right', 'bottom', 'left']) {
    expect(base).toContain(`--safe-${side}: env(safe-area-inset-${side}, 0px);`);
  }
  expect(/\nbody \{([^}]*)\}/.exec(base)?.[1]).toContain('padding: var(--safe);');
  expect(/\n\[data-holds-page\] > \* \{([^}]*)\}/.exec(base)?.[1]).toContain('padding: var(--safe);');
});

/**
 * Class names of elements at an edge of the screen. An element that covers the whole screen is left out: its content keeps
 * clear of the edges.
 */
const atEdge = globSync('**/*.tsx', { cwd: source })
  .flatMap((place) =>
    [...read(place).matchAll(/["'`](?:[^"'`\n]* )?(?:tall:)?(?:fixed|sticky) [^"'`\n]*/g)].map(
      ([words]) => `${place}: ${words}`,
    ),
  )
  .filter(
    (line) => / (?:tall:)?(?:top|bottom|start|end|inset-x)-/.test(line) && !/ inset-0 |invisible |lg:sticky /.test(line),
  );

it('finds the elements that are fixed to an edge', () => {
  expect(atEdge.length).toBeGreaterThan(4);
});

it.each(atEdge)('an element at an edge keeps clear of notch and home indicator: %s', (line) => {
  // `--foot-bar` includes the space that the home indicator covers.
  expect(line).toMatch(/\(--safe|\(--foot-bar/);
});
