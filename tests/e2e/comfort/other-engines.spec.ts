import { alfaFaults } from '../../support/comfort/alfa.ts';
import { openGroups } from '../../support/comfort/engine-findings.ts';
import { everywhere, walkTimeout } from '../../support/comfort/everywhere.ts';
import { ibmFaults } from '../../support/comfort/ibm.ts';
import { appearancesOfThisRun, applyAppearance, nameOfAppearance } from '../../support/appearances.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Checks every route and dialog with two further accessibility checkers: IBM Equal Access and Siteimprove Alfa. They take
 * longer than axe and seldom find more. So these tests run only in a long run or with COGN_OTHER_ENGINES=1, and in one
 * appearance. Without a long run, COGN_ROTATION selects the appearance.
 */
if (process.env['COGN_LONG'] || process.env['COGN_OTHER_ENGINES']) {
  test('both engines find planted faults', { tag: '@browser' }, async ({ page }) => {
    // Alfa ignores a whole style sheet that contains `@property`. This style sheet contains one, so the test fails if
    // `alfaFaults` does not replace it.
    const css = '@property --any { syntax: "*"; inherits: false } p { color: #999 } h2 { display: none }';
    const body = '<h1>All</h1><p>Pale</p><h2></h2><input><img src="x">';
    await page.goto(
      `data:text/html,${encodeURIComponent(`<html lang="en"><title>Faults</title><style>${css}</style><main>${body}</main>`)}`,
    );
    expect((await ibmFaults(page)).map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['text_contrast_sufficient', 'input_label_exists', 'img_alt_valid']),
    );
    expect((await alfaFaults(page)).map((fault) => fault.split(':')[0]).sort()).toEqual(['sia-r2', 'sia-r69', 'sia-r8']);
  });

  const appearance = appearancesOfThisRun()[0]!;
  test(
    `two further engines find no fault in ${nameOfAppearance(appearance)}`,
    { tag: '@browser' },
    async ({ page, server }) => {
      test.setTimeout(walkTimeout);
      await applyAppearance(page, appearance);
      const faults = [];
      for await (const { name } of everywhere(page, server, appearance)) {
        await openGroups(page);
        for (const fault of [...(await ibmFaults(page)), ...(await alfaFaults(page))]) faults.push(`${name}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );
}
