import AxeBuilder from '@axe-core/playwright';
import { everywhere, walkTimeout } from '../support/comfort/everywhere.ts';
import { looksOfThisRun, nameOfLook, wearLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** comfort-rules.md 1: no axe violation on any route or in any dialog. What else is looked at there is in comfort/. */

for (const look of looksOfThisRun()) {
  test(`every page and every dialog is accessible (${nameOfLook(look)})`, async ({ page, server }) => {
    test.setTimeout(walkTimeout);
    await wearLook(page, look);
    for await (const { name } of everywhere(page, server, look)) {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
      expect.soft(told, name).toEqual([]);
    }
  });
}
