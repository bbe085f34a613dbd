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

/** The words of class names that fix something to an edge of the screen. What covers all of it, or is only printed, has content of its own that keeps clear. */
const atEdge = globSync('**/*.tsx', { cwd: source })
  .flatMap((place) =>
    [...read(place).matchAll(/["'`](?:[^"'`\n]* )?(?:tall:)?(?:fixed|sticky) [^"'`\n]*/g)].map(
      ([words]) => `${place}: ${words}`,
    ),
  )
  .filter(
    (line) => / (?:tall:)?(?:top|bottom|start|end|inset-x)-/.test(line) && !/ inset-0 |invisible |lg:sticky /.test(line),
  );

it('what is fixed to an edge is found', () => {
  expect(atEdge.length).toBeGreaterThan(4);
});

it.each(atEdge)('what stands at an edge keeps clear: %s', (line) => {
  // The bar at the foot takes the home indicator's room with it.
  expect(line).toMatch(/\(--safe|\(--foot-bar/);
});
